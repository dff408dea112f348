import { ChartLine, ClipboardList, ListPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { inOrderOfPlay, isComplete, type Round } from '#domain/rounds/round'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfRoundStatistics, pathOfRoundToTrack, pathOfScorecard, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { paperColour } from '../course/paperColour.ts'
import { useRoundText } from '../rounds/useRoundText.ts'
import { SummaryTable } from '../statistics/SummaryTable.tsx'
import { Comments } from './Comments.tsx'
import { HoleGrid } from './HoleGrid.tsx'
import { HolePanel } from './HolePanel.tsx'
import styles from './RoundScreen.module.scss'
import { RoundViewModel } from './RoundViewModel.ts'

export const RoundScreen = observer(function RoundScreen() {
  const { t } = useTranslation('rounds')
  const { id = '' } = useParams()
  const model = useViewModel(RoundViewModel)
  useEffect(() => void model.open(Number(id)), [model, id])
  useUnsavedChanges(model.points.isUnsent)
  const { reading, round } = model
  return (
    <div className={styles['page']}>
      <TextLink href={paths.rounds} small={true}>
        {t('round.back')}
      </TextLink>
      <Screen title={round?.courseName ?? t('list.title')}>
        <LoadedView
          loaded={reading}
          skeleton={<Skeleton lines={10} />}
          failed={reading.failure?.kind === 'gone' ? t('round.gone') : t('round.unread')}
          look={{ href: paths.rounds, label: t('round.back') }}
        >
          {(read) => <RoundContent round={read} model={model} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

interface RoundContentProps {
  readonly round: Round
  readonly model: RoundViewModel
}

const RoundContent = observer(function RoundContent({ round, model }: RoundContentProps) {
  const { t } = useTranslation('rounds')
  const [query, setQuery] = useSearchParams()
  const named = Number(query.get('hole'))
  const first = inOrderOfPlay(round.scorecard, round)[0]?.number
  const number = round.scorecard.find((hole) => hole.number === named)?.number ?? first ?? 1
  useEffect(() => void model.showHole(number, paperColour()), [model, number])
  return (
    <>
      <RoundHead round={round} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <section className={styles['section']}>
            <h2 className={styles['title']}>{t('round.holesTitle')}</h2>
            <HoleGrid
              round={round}
              shown={number}
              onShow={(hole) => setQuery({ hole: String(hole) }, { replace: true, preventScrollReset: true })}
            />
          </section>
          <Comments model={model} timeZone={round.playedAt.timeZoneId} />
          <section className={styles['section']}>
            <h2 className={styles['title']}>{t('list.statistics')}</h2>
            <LoadedView loaded={model.summary} skeleton={<Skeleton lines={6} />} failed={t('statistics.unread')}>
              {(summary) => <SummaryTable summary={summary} why={model.why} />}
            </LoadedView>
          </section>
        </div>
        <HolePanel model={model} />
      </div>
    </>
  )
})

function RoundHead({ round }: { readonly round: Round }) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  const text = useRoundText()
  const { tee, coachName, playedAt } = round
  const facts = [t(`mode.${round.mode}`), text.length(round), t(round.isCompliant ? 'round.compliant' : 'round.notCompliant')]
  return (
    <header className={styles['head']}>
      <p className={styles['result']}>
        <span className={styles['difference']}>{text.toPar(round)}</span>
        {round.holesPlayed > 0 && <span className={styles['strokes']}>{t('round.strokes', { count: round.score })}</span>}
      </p>
      <p className={styles['lead']}>{formats.together(text.date(round), formats.time(playedAt))}</p>
      <p className={styles['note']}>{joinFacts(...facts, round.start === 'back' && t('round.backNine'))}</p>
      <p className={styles['note']}>
        {joinFacts(
          t('round.tees', { name: tee.name, rating: tee.rating?.toFixed(1) ?? '–', slope: tee.slope ?? '–' }),
          coachName !== undefined && t('round.coach', { coach: coachName }),
        )}
      </p>
      <div className={styles['row']}>
        <ButtonLink href={pathOfScorecard(round.id)} icon={<ClipboardList size={20} aria-hidden={true} />}>
          {t('round.scorecard')}
        </ButtonLink>
        <ButtonLink variant="outline" href={pathOfRoundStatistics(round.id)} icon={<ChartLine size={20} aria-hidden={true} />}>
          {t('list.statistics')}
        </ButtonLink>
        {isComplete(round) && (
          <ButtonLink variant="outline" href={pathOfRoundToTrack(round.id)} icon={<ListPlus size={20} aria-hidden={true} />}>
            {t('round.track')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
