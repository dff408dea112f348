import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import styles from './DetailAside.module.scss'
import { ShellSlotsContext } from './shellSlots.ts'

interface DetailAsideProps {
  readonly label: string
  readonly children: ReactNode
}

export function DetailAside({ label, children }: DetailAsideProps) {
  const { detail } = useContext(ShellSlotsContext)
  const aside = (
    <aside aria-label={label} className={styles['aside']}>
      {children}
    </aside>
  )
  return detail && createPortal(aside, detail)
}
