import { type ReactNode, type RefObject, use } from 'react'
import { Dialog } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/Button.tsx'
import { classes } from '../classes.ts'
import { useOverlay } from '../content/openOverlays.ts'
import { ShowRuleContext } from './ShowRuleContext.ts'
import styles from './WhyPopover.module.scss'

export interface WhyContent {
  readonly rule: string
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[]
  /** One sentence. */
  readonly children: ReactNode
}

interface WhyPopoverProps extends WhyContent {
  readonly label: string
  readonly below: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function WhyPopover({ label, below, isOpen, onClose, rule, figures, children }: WhyPopoverProps) {
  const { t } = useTranslation('shell')
  const showRule = use(ShowRuleContext)
  useOverlay(isOpen, onClose)
  const show = (): void => {
    onClose()
    showRule?.(rule)
  }
  return (
    <Popover triggerRef={below} isOpen={isOpen} onOpenChange={onClose} placement="bottom start" className={classes(styles['panel'])}>
      <Dialog aria-label={label} className={classes(styles['content'])}>
        <p>{children}</p>
        <dl className={styles['figures']}>
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
        {showRule && (
          <Button variant="quiet" onPress={show}>
            {t('kit.rule')}
          </Button>
        )}
      </Dialog>
    </Popover>
  )
}
