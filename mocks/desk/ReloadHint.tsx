import styles from './ReloadHint.module.scss'
import shared from './shared.module.scss'

export function ReloadHint({ onReload }: { readonly onReload: () => void }) {
  return (
    <p className={shared['help']}>
      The screen still shows earlier data.{' '}
      <button type="button" className={styles['inline']} onClick={onReload}>
        Reload
      </button>
    </p>
  )
}
