import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { parTicks, progressOf } from '#domain/rounds/scoring/progress'
import { toParLabel } from '#domain/rounds/scoring/toPar'
import { classes } from '#ui/kit/classes.ts'
import { ScoreMark } from '../score-mark/ScoreMark.tsx'
import styles from './CardProgress.module.scss'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'
import { useScoreText } from './useScoreText.ts'

const [width, height] = [480, 240]
const [left, right, top, bottom] = [44, 8, 12, 30]
const par = 4

/** Strokes over par after each hole, and what the marks of the card mean. */
export const CardProgress = observer(function CardProgress({ screen }: { readonly screen: ScorecardViewModel }) {
  const { t } = useTranslation('scorecard')
  const nameOf = useScoreText()
  const played = progressOf(screen.visibleHoles)
  const last = played.at(-1)
  if (!last) return null
  return (
    <section aria-labelledby="card-progress" className={styles['progress']}>
      <h2 id="card-progress" className={styles['title']}>
        {t('progress.title')}
      </h2>
      <p className={styles['heard']}>
        {played.map(({ number, toPar }) => `${t('hole.title', { number })}: ${toParLabel(toPar)}`).join(', ')}
      </p>
      <ProgressChart numbers={screen.visibleHoles.map(({ number }) => number)} played={played} />
      <ul className={styles['marks']}>
        {[2, 3, 5, 6].map((strokes) => (
          <li key={strokes} className={styles['mark']}>
            <span aria-hidden={true}>
              <ScoreMark strokes={strokes} par={par} isSmall={true} />
            </span>
            {nameOf(strokes, par)}
          </li>
        ))}
      </ul>
    </section>
  )
})

interface ProgressChartProps {
  readonly numbers: readonly number[]
  readonly played: ReturnType<typeof progressOf>
}

function ProgressChart({ numbers, played }: ProgressChartProps) {
  const ticks = parTicks(
    played.map(({ toPar }) => toPar),
    4,
  )
  const [lowest = 0, highest = lowest] = [ticks[0], ticks.at(-1)]
  const x = (number: number) => left + ((numbers.indexOf(number) + 0.5) * (width - left - right)) / numbers.length
  const y = (toPar: number) => top + ((highest - toPar) * (height - top - bottom)) / (highest - lowest)
  const path = played.map(({ number, toPar }, index) => (index === 0 ? `M${x(number)} ${y(toPar)}` : `H${x(number)}V${y(toPar)}`))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true" focusable="false">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles['line']} x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
          <text className={styles['label']} x={left - 12} y={y(tick)} dy="0.35em" textAnchor="end">
            {toParLabel(tick)}
          </text>
        </g>
      ))}
      {numbers.map((number) => (
        <text key={number} className={styles['label']} x={x(number)} y={height - 8} textAnchor="middle">
          {number}
        </text>
      ))}
      <path className={styles['path']} d={path.join('')} />
      {played.map(({ number, toPar, over }) => (
        <circle
          key={number}
          className={classes(styles['point'], over < 0 && styles['below'])}
          cx={x(number)}
          cy={y(toPar)}
          r={over < 0 ? 5 : 4}
        />
      ))}
    </svg>
  )
}
