import { classes } from '#ui/kit/classes.ts'
import styles from './Logo.module.scss'

export function Logo({ mark = false }: { readonly mark?: boolean }) {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 40 40" width={mark ? 44 : 38} height={mark ? 44 : 38} aria-hidden="true" focusable="false">
        <ellipse className={styles['ring']} cx="19" cy="29" rx="17.5" ry="9" />
        <ellipse className={styles['ring']} cx="19" cy="29" rx="10" ry="4.8" />
        <ellipse className={styles['hole']} cx="19.5" cy="29" rx="3" ry="1.5" />
        <path className={styles['pole']} d="M19.5 29V3" />
        <path className={styles['cloth']} d="M20.2 3C24.4 1.5 26.8 5.4 32 4.1C30.2 6.7 29.9 8 30.8 10.8C26.9 11.7 24.4 8.3 20.2 10.4Z" />
      </svg>
      <span className={classes(styles['name'], mark && styles['heard'])}>Clubhouse</span>
    </span>
  )
}
