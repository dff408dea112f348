import { createDevice } from '#adapters/browser/createDevice'
import { ReadScorecard } from '#app/rounds/ReadScorecard'
import { ScoreSync } from '#app/rounds/ScoreSync'
import { CardEntries } from '#ui/rounds/scorecard/CardEntries.ts'
import { CardSettings } from '#ui/rounds/scorecard/CardSettings.ts'
import type { createCardDevice, ScorecardsInMemory } from './scorecards.ts'

/** What the view model of a scorecard is created with, in a tab of the device. */
export function scorecardScreenParts(
  club: ScorecardsInMemory,
  { createStore, createSending, connectivity, golfer }: ReturnType<typeof createCardDevice>,
): readonly [ReadScorecard, CardEntries, CardSettings] {
  const store = createStore()
  const sync = new ScoreSync(createSending(store), createDevice().clock, connectivity, connectivity, golfer)
  return [new ReadScorecard(club, store, golfer), new CardEntries(store, golfer, sync, connectivity), new CardSettings(club, golfer)]
}
