import type { ChallengeType } from '#domain/rounds/challenge'
import { GreensBook } from '#ui/kit/art/GreensBook.tsx'
import styles from './ChallengeArt.module.scss'
import { challengeOverlays, challengeScenes } from './challengeScenes.ts'

export function ChallengeScene({ type }: { readonly type: ChallengeType }) {
  const { flights, balls, rings } = challengeOverlays[type]
  return (
    <>
      <GreensBook scene={challengeScenes[type]} className={styles['ground']} />
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={styles['play']} aria-hidden="true" focusable="false">
        {rings.map(({ x, y, radius }) => (
          <ellipse key={radius} className={styles['ring']} cx={x} cy={y} rx={radius} ry={radius * 0.66} />
        ))}
        {flights.map((flight) => (
          <path key={flight} className={styles['flight']} d={flight} />
        ))}
        {balls.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles['ball']} cx={x} cy={y} r={3.2} />
        ))}
      </svg>
    </>
  )
}
