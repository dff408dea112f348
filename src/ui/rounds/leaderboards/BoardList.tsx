import { observer } from 'mobx-react-lite'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RankedEntry } from '#domain/rounds/leaderboard'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { classes } from '#ui/kit/classes.ts'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import type { ListPlace } from '#ui/kit/content/useIncrementalList.ts'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useScoreText } from '../challenges/useScoreText.ts'
import styles from './BoardList.module.scss'
import type { LeaderboardViewModel } from './LeaderboardViewModel.ts'
import { WhyPlace } from './WhyPlace.tsx'

/** How many rows below the player's own are shown with it. */
const around = 20

/** Best first. The player's own place stays in view below the list. */
export const BoardList = observer(function BoardList({ screen }: { readonly screen: LeaderboardViewModel }) {
  const { t } = useTranslation('challenges')
  const { entries, own, address } = screen
  const [presses, setPresses] = useState(0)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (presses === 0) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [presses])
  const play = <ButtonLink href={paths.challenges}>{t('board.play')}</ButtonLink>
  if (entries.length === 0) {
    return (
      <EmptyState title={t('board.none')} action={play}>
        {t('board.noneLead')}
      </EmptyState>
    )
  }
  return (
    <section className={styles['board']}>
      <h2 className={styles['title']}>
        {t(`types.${address.type}`)}
        <span className={styles['count']}>{t('board.players', { count: entries.length })}</span>
      </h2>
      <p className={styles['count']} data-part="period">
        {t('board.period')}
      </p>
      <IncrementalList
        items={entries.map((entry, index) => ({ entry, index }))}
        className={styles['list']}
        isOrdered={true}
        atLeast={presses > 0 ? entries.findIndex(({ isOwn }) => isOwn) + around : undefined}
      >
        {({ entry, index }, place) => <Row key={index} entry={entry} screen={screen} place={place} {...(entry.isOwn && { ref: row })} />}
      </IncrementalList>
      <div className={styles['own']}>
        {own ? <OwnPlace own={own} screen={screen} onSeek={() => setPresses(presses + 1)} /> : <NoPlace>{play}</NoPlace>}
      </div>
    </section>
  )
})

interface RowProps {
  readonly ref?: RefObject<HTMLLIElement | null>
  readonly entry: RankedEntry
  readonly screen: LeaderboardViewModel
  readonly place: ListPlace
}

const Row = observer(function Row({ ref, entry, screen, place }: RowProps) {
  const { t } = useTranslation('challenges')
  const { scoreText, numberText } = useScoreText(screen.metric)
  const { rank, name, value, isOwn, isTied } = entry
  return (
    <li {...place} ref={ref} tabIndex={ref && -1} className={classes(styles['row'], isOwn && styles['mine'])}>
      <span className={styles['rank']} data-part="rank">
        {numberText(rank)}
      </span>
      <span className={styles['name']}>
        <span data-part="player">{name}</span>
        {isOwn && <span className={styles['you']}>{t('board.you')}</span>}
        {isTied && <span className={styles['tied']}>{t('board.tied')}</span>}
      </span>
      <span className={styles['value']} data-part="score">
        {scoreText(value, screen.address.type)}
      </span>
    </li>
  )
})

interface OwnPlaceProps {
  readonly own: RankedEntry
  readonly screen: LeaderboardViewModel
  readonly onSeek: () => void
}

const OwnPlace = observer(function OwnPlace({ own, screen, onSeek }: OwnPlaceProps) {
  const { t } = useTranslation('challenges')
  const { scoreText, numberText } = useScoreText(screen.metric)
  return (
    <div className={styles['place']} data-part="own">
      <p>
        {t('board.own')}
        <strong className={styles['ownRank']}>{t('board.ownOf', { rank: numberText(own.rank), count: screen.entries.length })}</strong>
        <WhyPlace screen={screen} />
      </p>
      <Button variant="outline" onPress={onSeek}>
        {t('board.showOwn')}
      </Button>
      <span className={styles['value']} data-part="score">
        {scoreText(own.value, screen.address.type)}
      </span>
    </div>
  )
})

function NoPlace({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('challenges')
  return (
    <div className={styles['place']}>
      <p>{t('board.notYet')}</p>
      {children}
    </div>
  )
}
