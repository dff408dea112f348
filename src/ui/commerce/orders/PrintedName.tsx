import { Logo } from '#ui/shell/Logo.tsx'
import styles from './PrintedName.module.scss'

/** The club's name at the top of a printed order; on the screen it stands in the frame. */
export function PrintedName() {
  return (
    <div className={styles['name']} data-printed-name={true}>
      <Logo />
    </div>
  )
}
