import { Pencil, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { TrackedRound } from '#domain/rounds/tracking'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import styles from './TrackedRounds.module.scss'
import type { TrackingViewModel } from './TrackingViewModel.ts'
import { useTrackingText } from './useTrackingText.ts'

export const TrackedRounds = observer(function TrackedRounds({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  const { type, rounds } = screen
  return (
    <section>
      <h2 className={styles['title']}>{t('table.title', { count: rounds.length })}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('table.round')}</th>
            <th scope="col" className={styles['figure']}>
              {t('table.score')}
            </th>
            <th scope="col" className={styles['figure']}>
              {t(`short.${type}`)}
            </th>
            <th scope="col">
              <span className={styles['heard']}>{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <RoundRow key={round.id} round={round} screen={screen} />
          ))}
        </tbody>
      </table>
    </section>
  )
})

interface RoundRowProps {
  readonly round: TrackedRound
  readonly screen: TrackingViewModel
}

const RoundRow = observer(function RoundRow({ round, screen }: RoundRowProps) {
  const { t } = useTranslation('tracking')
  const { dateText, valueOfRound } = useTrackingText()
  const date = dateText(round.date)
  const named = { course: round.courseName, date }
  const remove = async () => {
    if (!(await screen.remove(round))) return
    toasts.show(t('removal.done'), () => void screen.putBack(round))
  }
  return (
    <tr>
      <th scope="row">
        <span className={styles['course']} data-part="course">
          {round.courseName}
        </span>
        <span className={styles['date']}>
          {joinFacts(date, t('table.holes', { count: round.holes }), round.mode === 'simulator' && t('editor.simulator'))}
        </span>
      </th>
      <td className={styles['figure']}>{round.score}</td>
      <td className={styles['figure']}>{valueOfRound(round, screen.type)}</td>
      <td>
        <span className={styles['acts']}>
          <IconButton label={t('table.edit', named)} onPress={() => screen.editor.change(round)}>
            <Pencil size={20} aria-hidden={true} />
          </IconButton>
          <IconButton label={t('table.remove', named)} onPress={() => void remove()}>
            <Trash2 size={20} aria-hidden={true} />
          </IconButton>
        </span>
      </td>
    </tr>
  )
})
