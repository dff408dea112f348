import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import styles from './Dialog.module.scss'
import { useOverlay } from './openOverlays.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string | undefined
  readonly kicker?: ReactNode
  readonly grave?: boolean | undefined
  readonly children: ReactNode
  /** The safe button needs `autoFocus`. */
  readonly actions?: ReactNode
  readonly aside?: ReactNode
  readonly isDismissable?: boolean
  /** What was typed stays in a draft: back closes the dialog, a press beside it does not. */
  readonly isUnsent?: boolean
  readonly role?: 'dialog' | 'alertdialog'
}

export function Dialog({ isOpen, onClose, isDismissable = true, isUnsent = false, role = 'dialog', title, ...content }: DialogProps) {
  const [lastTitle, keepTitle] = useState(title)
  if (isOpen && title !== lastTitle) keepTitle(title)
  useOverlay(isOpen, isDismissable ? onClose : undefined)
  const closesAtOnce = isDismissable && !isUnsent
  const change = (open: boolean): void => {
    if (!open) onClose()
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={closesAtOnce}
      isKeyboardDismissDisabled={!closesAtOnce}
      className={classes(styles['scrim'])}
    >
      <Modal className={classes(styles['frame'])}>
        <AriaDialog role={role} className={classes(styles['dialog'])}>
          <DialogContent {...content} title={isOpen ? title : lastTitle} onClose={closesAtOnce ? onClose : undefined} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface DialogContentProps extends Pick<DialogProps, 'title' | 'kicker' | 'grave' | 'children' | 'actions' | 'aside'> {
  readonly onClose: (() => void) | undefined
}

function DialogContent({ title, kicker, grave = false, children, actions, aside, onClose }: DialogContentProps) {
  const { t } = useTranslation('shell')
  return (
    <>
      <header className={styles['head']}>
        <div>
          {kicker && <p className={classes(styles['kicker'], grave && styles['grave'])}>{kicker}</p>}
          <Heading slot="title" className={classes(styles['title'])}>
            {title}
          </Heading>
        </div>
        {onClose && (
          <IconButton label={t('kit.close')} onPress={onClose}>
            <X aria-hidden={true} />
          </IconButton>
        )}
      </header>
      <div className={styles['body']}>{children}</div>
      {actions && (
        <footer className={styles['foot']}>
          {aside && <div className={styles['aside']}>{aside}</div>}
          <div className={styles['actions']}>{actions}</div>
        </footer>
      )}
    </>
  )
}
