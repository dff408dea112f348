import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { greensMissed, statisticOf, totalOf } from '#domain/rounds/tracking'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import table from './TrackedRounds.module.scss'
import styles from './TrackingScreen.module.scss'
import type { TrackingViewModel } from './TrackingViewModel.ts'
import { useTrackingText } from './useTrackingText.ts'

export const ScramblingDialog = observer(function ScramblingDialog({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  return (
    <Dialog isOpen={screen.dialog === 'scrambling'} onClose={screen.hide} title={t('scrambling.title')}>
      <LoadedView loaded={screen.reading} skeleton={<Skeleton lines={6} />} failed={t('page.unread')}>
        {() => <Chances screen={screen} />}
      </LoadedView>
    </Dialog>
  )
})

const Chances = observer(function Chances({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  const { valueText, valueOfRound, dateText } = useTrackingText()
  const total = totalOf(screen.rounds, 'scrambling')
  return (
    <>
      <p className={styles['average']}>{valueText(statisticOf(total, 'scrambling'), 'scrambling')}</p>
      <p className={styles['lead']}>{t('scrambling.lead', { total: total.count, chances: total.of })}</p>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{t('table.round')}</th>
            <th scope="col" className={table['figure']}>
              {t('scrambling.chances')}
            </th>
            <th scope="col" className={table['figure']}>
              {t('scrambling.saved')}
            </th>
            <th scope="col" className={table['figure']}>
              {t('scrambling.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {screen.rounds.map((round) => (
            <tr key={round.id}>
              <th scope="row">{dateText(round.date)}</th>
              <td className={table['figure']}>{greensMissed(round)}</td>
              <td className={table['figure']}>{round.scrambles}</td>
              <td className={table['figure']}>{valueOfRound(round, 'scrambling')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
})
