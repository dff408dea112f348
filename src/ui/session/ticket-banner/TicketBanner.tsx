import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './TicketBanner.module.scss'
import { TicketBannerViewModel } from './TicketBannerViewModel.ts'

export const TicketBanner = observer(function TicketBanner() {
  const { t } = useTranslation('arrival')
  const nameOf = usePersonName()
  const { isShown, player, leaving, leave } = useViewModel(TicketBannerViewModel)
  if (!isShown) return null
  return (
    <section aria-label={t('banner.label')} className={styles['banner']}>
      <p className={styles['words']}>{player ? t('banner.inNameOf', { name: nameOf(player) }) : t('banner.inSomeName')}</p>
      <button type="button" disabled={leaving.busy} onClick={leave} className={styles['leave']}>
        {t('banner.leave')}
      </button>
    </section>
  )
})
