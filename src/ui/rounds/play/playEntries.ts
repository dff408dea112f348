import type { ChallengeType } from '#domain/rounds/challenge'
import { paths } from '#ui/shell/paths.ts'

export interface PlayEntry {
  /** Key of its texts, `play:names.<key>` and `play:leads.<key>`. */
  readonly key: 'challenges' | 'leaderboards' | 'tracking' | 'rounds' | 'statistics' | 'courses' | 'bag' | 'myGame'
  readonly path: string
  readonly scene: ChallengeType
}

/** The screens of Play, in the order in which they are offered. A new screen is one entry and its texts. */
export const playEntries: readonly PlayEntry[] = [
  { key: 'rounds', path: paths.rounds, scene: 'longDrvC' },
  { key: 'courses', path: paths.courses, scene: 'longGame' },
  { key: 'tracking', path: paths.tracking, scene: 'irons' },
  { key: 'statistics', path: paths.roundStatistics, scene: 'training' },
  { key: 'challenges', path: paths.challenges, scene: 'targetC' },
  { key: 'leaderboards', path: paths.leaderboards, scene: 'closPinC' },
  { key: 'bag', path: paths.bag, scene: 'driver' },
  { key: 'myGame', path: paths.myGame, scene: 'shortGame' },
]
