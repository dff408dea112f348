import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './ActionBar.module.scss'
import { ShellSlotsContext } from './shellSlots.ts'

interface ActionBarProps {
  readonly children: ReactNode
  readonly actions: ReactNode
}

export function ActionBar({ children, actions }: ActionBarProps) {
  const { t } = useTranslation('shell')
  const { actionBar } = useContext(ShellSlotsContext)
  const bar = (
    <section aria-label={t('shell.actions')} className={styles['bar']}>
      <div className={styles['words']}>{children}</div>
      <div className={styles['actions']}>{actions}</div>
    </section>
  )
  return actionBar && createPortal(bar, actionBar)
}
