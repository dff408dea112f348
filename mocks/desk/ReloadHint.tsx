import styles from './ReloadHint.module.scss'
import shared from './shared.module.scss'

export function ReloadHint({ onReload }: { readonly onReload: () => void }) {
  return (
    <p className={shared['help']}>
      What is on the screen was read before.{' '}
      <button type="button" className={styles['inline']} onClick={onReload}>
        Read it again
      </button>
    </p>
  )
}
