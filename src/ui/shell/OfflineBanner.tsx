import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './OfflineBanner.module.scss'

export function OfflineBanner() {
  const { t } = useTranslation('shell')
  return (
    <p role="status" className={styles['banner']}>
      <CloudOff size={18} aria-hidden={true} />
      {t('notice.offline')}
    </p>
  )
}
