import { ChevronLeft, ChevronRight, Eraser } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardInput, ScorecardHole } from '#domain/rounds/scorecard'
import { derivedAnswers, mostPutts } from '#domain/rounds/scoring/answers'
import { isOpenHole, strokeLimits } from '#domain/rounds/scoring/card'
import { stablefordPoints } from '#domain/rounds/scoring/points'
import { toPlayDistance } from '#domain/shared/distance'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { pathOfRound } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { AnswerRow } from './AnswerRow.tsx'
import styles from './HolePanel.module.scss'
import { NumberPad } from './NumberPad.tsx'
import { PickUpChip } from './PickUpChip.tsx'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'
import { useScoreText } from './useScoreText.ts'

interface HolePanelProps {
  readonly screen: ScorecardViewModel
  readonly hole: ScorecardHole
}

/** Pixels sideways that are a swipe. */
const swipe = 60

/** One hole, to be entered with one hand. */
export const HolePanel = observer(function HolePanel({ screen, hole }: HolePanelProps) {
  const { t } = useTranslation('scorecard')
  const from = useRef<number | undefined>(undefined)
  const head = useRef<HTMLElement>(null)
  const shown = useRef(hole.number)
  useEffect(() => {
    if (shown.current === hole.number) return
    shown.current = hole.number
    // At once: the card's table moves to the hole, too, and would end a smooth scroll half-way.
    head.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [hole.number])
  const clear = () => toasts.show(t('hole.cleared', { number: hole.number }), screen.clear(hole.number))
  const end = ({ clientX }: PointerEvent) => {
    const way = from.current === undefined ? 0 : clientX - from.current
    from.current = undefined
    if (Math.abs(way) >= swipe) screen.step(way < 0 ? 1 : -1)
  }
  return (
    <section
      aria-label={t('hole.title', { number: hole.number })}
      className={styles['panel']}
      onPointerDown={({ clientX, pointerType }) => {
        from.current = pointerType === 'touch' ? clientX : undefined
      }}
      onPointerUp={end}
    >
      <header ref={head} className={styles['head']}>
        <IconButton label={t('hole.previous')} onPress={() => screen.step(-1)} outlined={true}>
          <ChevronLeft aria-hidden={true} />
        </IconButton>
        <HoleTitle screen={screen} hole={hole} />
        <IconButton label={t('hole.next')} onPress={() => screen.step(1)} outlined={true}>
          <ChevronRight aria-hidden={true} />
        </IconButton>
      </header>
      {screen.inputs.length === 0 && <p className={styles['facts']}>{t('hole.notAsked')}</p>}
      {screen.inputs.map((input) => (
        <HoleInput key={input} input={input} screen={screen} hole={hole} />
      ))}
      {!isOpenHole(hole) && !screen.isClosed && (
        <Button variant="quiet" icon={<Eraser size={20} aria-hidden={true} />} onPress={clear}>
          {t('hole.clear')}
        </Button>
      )}
      {screen.isLast && screen.isComplete ? (
        <>
          <p role="status" className={styles['complete']}>
            {t('hole.complete')}
          </p>
          <ButtonLink href={pathOfRound(screen.card?.roundId ?? '')} size="large" wide={true}>
            {t('hole.seeRound')}
          </ButtonLink>
        </>
      ) : (
        <Button size="large" wide={true} onPress={() => screen.step(1)}>
          {t(screen.isLast ? 'hole.first' : 'hole.next', { number: screen.route[0]?.number })}
        </Button>
      )}
    </section>
  )
})

const HoleTitle = observer(function HoleTitle({ screen, hole }: HolePanelProps) {
  const { t } = useTranslation('scorecard')
  const nameOf = useScoreText()
  const formats = useFormats()
  const received = screen.receivedOn(hole.number)
  const points = received === undefined ? undefined : stablefordPoints(hole, received)
  return (
    <div className={styles['title']}>
      <h2>{t('hole.title', { number: hole.number })}</h2>
      <p className={styles['facts']}>
        <span>{t('hole.par', { par: hole.par })}</span>
        {hole.strokeIndex !== undefined && <span>{t('hole.index', { index: hole.strokeIndex })}</span>}
        {hole.length !== undefined && <span>{formats.playDistance(toPlayDistance(hole.length, screen.entries.isMetric))}</span>}
        {received !== undefined && received !== 0 && (
          <span>{t(received > 0 ? 'hole.received' : 'hole.given', { count: Math.abs(received) })}</span>
        )}
      </p>
      <p className={styles['result']}>
        {hole.isPickedUp ? t('hole.pickedUp') : nameOf(hole.strokes, hole.par)}
        {points !== undefined && <span>{t('hole.points', { count: points })}</span>}
      </p>
    </div>
  )
})

interface HoleInputProps extends HolePanelProps {
  readonly input: CardInput
}

const HoleInput = observer(function HoleInput({ input, screen, hole }: HoleInputProps) {
  const { t } = useTranslation('scorecard')
  const nameOf = useScoreText()
  const { number, par } = hole
  if (input === 'strokes') {
    const pickUp = () => {
      const isEmpty = isOpenHole(hole)
      const putBack = screen.pickUp(number)
      if (!isEmpty) toasts.show(t('hole.replaced', { number }), putBack)
    }
    const first = Math.max(strokeLimits.lowest, par - 2)
    return (
      <>
        <NumberPad
          {...{ screen, hole: number, field: 'strokes' }}
          label={t('hole.strokes')}
          numbers={Array.from({ length: 5 }, (_, index) => first + index)}
          value={hole.strokes}
          lowest={screen.isClosed ? strokeLimits.highest : strokeLimits.lowest}
          highest={screen.isClosed ? strokeLimits.lowest : strokeLimits.highest}
          usual={par}
          describe={(strokes) => nameOf(strokes, par)}
        />
        <PickUpChip
          isPickedUp={hole.isPickedUp ?? false}
          isDisabled={screen.isClosed}
          onChange={(isPickedUp) => (isPickedUp ? pickUp() : void screen.enter(number, { isPickedUp }))}
        />
      </>
    )
  }
  if (input === 'putts') {
    return (
      <NumberPad
        {...{ screen, hole: number, field: 'putts' }}
        label={t('hole.putts')}
        numbers={[0, 1, 2, 3, 4]}
        value={hole.putts}
        lowest={screen.isClosed ? 99 : 0}
        highest={screen.isClosed ? 0 : mostPutts(hole.strokes)}
        usual={2}
      />
    )
  }
  return (
    <AnswerRow
      {...{ screen, number, input }}
      value={hole[input]}
      isDerived={derivedAnswers({ ...hole, [input]: undefined })[input] !== undefined}
      isDisabled={screen.isClosed}
    />
  )
})
