import styles from './ReadAgain.module.scss'
import shared from './shared.module.scss'

export function ReadAgain({ onReload }: { readonly onReload: () => void }) {
  return (
    <p className={shared['help']}>
      The screen still shows earlier data.{' '}
      <button type="button" className={styles['inline']} onClick={onReload}>
        Reload
      </button>
    </p>
  )
}
