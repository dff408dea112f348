import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import styles from './ProfilePanel.module.scss'

export interface ProfilePanel {
  readonly content: ReactNode
  /** Its edge, which changes its width. */
  readonly edge?: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

export function ProfileColumn({ content, edge, onClose }: ProfilePanel) {
  const { t } = useTranslation('shell')
  return (
    <aside aria-label={t('shell.profile')} className={styles['column']}>
      {edge}
      <div className={styles['content']}>
        <div className={styles['head']}>
          <span>{t('shell.profile')}</span>
          <IconButton label={t('shell.closeProfile')} onPress={onClose}>
            <X aria-hidden={true} />
          </IconButton>
        </div>
        {content}
      </div>
    </aside>
  )
}
