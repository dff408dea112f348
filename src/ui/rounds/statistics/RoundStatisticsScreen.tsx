import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfRound, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { useRoundText } from '../rounds/useRoundText.ts'
import { ByPar } from './ByPar.tsx'
import { Distribution } from './Distribution.tsx'
import { History } from './History.tsx'
import styles from './RoundStatisticsScreen.module.scss'
import { RoundStatisticsViewModel } from './RoundStatisticsViewModel.ts'
import { SummaryTable } from './SummaryTable.tsx'

export const RoundStatisticsScreen = observer(function RoundStatisticsScreen() {
  const { t } = useTranslation('rounds')
  const [query] = useSearchParams()
  const model = useViewModel(RoundStatisticsViewModel)
  const id = Number(query.get('round')) || undefined
  useEffect(() => void model.open(id), [model, id])
  return (
    <div className={styles['page']}>
      <TextLink href={paths.rounds} small={true}>
        {t('round.back')}
      </TextLink>
      <Screen title={t('statistics.title')}>
        <p className={styles['note']}>
          <span>{t('statistics.fromCards')}</span>{' '}
          <TextLink href={paths.tracking} small={true}>
            {t('statistics.toTracking')}
          </TextLink>
        </p>
        <section className={styles['section']}>
          <h2 className={styles['title']}>{t('statistics.summary')}</h2>
          {id !== undefined && <ChosenRound model={model} id={id} />}
          <LoadedView loaded={model.summary} skeleton={<Skeleton lines={6} />} failed={t('statistics.unread')}>
            {(summary) =>
              summary.holes === 0 ? (
                <EmptyState title={t('statistics.none')}>{t('statistics.noneLead')}</EmptyState>
              ) : (
                <SummaryTable summary={summary} why={model.why} />
              )
            }
          </LoadedView>
        </section>
        {id === undefined && (
          <section className={styles['section']}>
            <h2 className={styles['title']}>{t('statistics.distribution')}</h2>
            <LoadedView loaded={model.distribution} skeleton={<Skeleton lines={5} />} failed={t('statistics.distributionUnread')}>
              {(distribution) => (
                <>
                  <Distribution distribution={distribution} />
                  <h3 className={styles['title']}>{t('statistics.byPar')}</h3>
                  <ByPar scores={distribution.byPar} />
                </>
              )}
            </LoadedView>
          </section>
        )}
        <section className={styles['section']}>
          <h2 className={styles['title']}>{t('statistics.history')}</h2>
          <LoadedView loaded={model.history} skeleton={<Skeleton lines={8} />} failed={t('statistics.historyUnread')}>
            {() => <History model={model} />}
          </LoadedView>
        </section>
      </Screen>
    </div>
  )
})

interface ChosenRoundProps {
  readonly model: RoundStatisticsViewModel
  readonly id: number
}

const ChosenRound = observer(function ChosenRound({ model, id }: ChosenRoundProps) {
  const { t } = useTranslation('rounds')
  const navigate = useNavigate()
  const text = useRoundText()
  const { chosenRound } = model
  return (
    <div className={styles['row']}>
      {chosenRound && (
        <TextLink href={pathOfRound(id)}>
          {t('statistics.ofRound', { course: chosenRound.courseName, date: text.date(chosenRound) })}
        </TextLink>
      )}
      <Chip onPress={() => void navigate(paths.roundStatistics)}>{t('statistics.all')}</Chip>
    </div>
  )
})
