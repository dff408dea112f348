import { ScoreSync } from '#app/rounds/ScoreSync'
import type { OpenPart } from './part.ts'

/** Scores that were entered on an earlier page; from now on also whenever the network is back. */
export async function sendScores(open: OpenPart): Promise<void> {
  const ask = await open(() => import('./rounds/scorecards.ts'))
  ask(ScoreSync).start()
}
