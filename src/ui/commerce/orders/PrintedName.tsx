import { Logo } from '#ui/shell/Logo.tsx'
import styles from './PrintedName.module.scss'

/** On screen the layout shows the name. */
export function PrintedName() {
  return (
    <div className={styles['name']} data-printed-name={true}>
      <Logo />
    </div>
  )
}
