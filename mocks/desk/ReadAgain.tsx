import styles from './ReadAgain.module.scss'
import shared from './shared.module.scss'

export function ReadAgain({ onReload }: { readonly onReload: () => void }) {
  return (
    <p className={shared['help']}>
      What is on the screen was read before.{' '}
      <button type="button" className={styles['inline']} onClick={onReload}>
        Read it again
      </button>
    </p>
  )
}
