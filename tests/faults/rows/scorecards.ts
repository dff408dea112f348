import * as calls from '#adapters/rest/rounds/scorecardCalls'
import { Scorecards } from '#app/rounds/ports/Scorecards'
import type { Resolver } from '#composition/provide'
import { ScorecardViewModel } from '#ui/rounds/scorecard/ScorecardViewModel.ts'
import type { UseCaseRun } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen, rowOfUseCase } from '../Row.ts'

/** The newest of Hana's, which is still open for changes. */
async function latestRound({ world }: RowContext): Promise<string> {
  const id = world.rounds.list(({ playerId }) => playerId === hana).at(-1)?.id ?? ''
  await world.rounds.change(id, { playedAt: world.now().subtract({ hours: 20 }).toString() })
  return id
}

/** The request alone: what `SendScores` does after each failure is in its own test. */
function saving(ask: Resolver, roundId: string): UseCaseRun {
  const card = ask(ScorecardViewModel)
  let saved: number | undefined
  return {
    open: () => card.open(roundId),
    act: async () => {
      const [first] = card.holes
      if (!first) throw new Error('The card has no holes')
      const hole = { ...first, strokes: (saved ?? first.strokes) === 9 ? 8 : 9 }
      await ask(Scorecards).saveHole(hole, hana)
      saved = hole.strokes
    },
    kept: () => saved,
  }
}

export const rows = [
  rowOfScreen(
    calls.getScorecard,
    (ask, roundId) => {
      const card = ask(ScorecardViewModel)
      return { act: () => card.open(roundId), state: card.reading, models: [card], leave: () => card.dispose() }
    },
    { prepare: latestRound },
  ),
  rowOfScreen(
    calls.saveScorecardSettings,
    (ask, roundId) => {
      const card = ask(ScorecardViewModel)
      const { settings } = card
      return {
        open: async () => {
          await card.open(roundId)
          if (card.card) settings.begin({ ...card.card.settings, putts: !card.card.settings.putts })
        },
        ...{ act: () => card.saveSettings(), state: settings.saving, models: [card, settings], leave: () => card.dispose() },
        isDone: () => !settings.isOpen,
      }
    },
    { prepare: latestRound },
  ),
  rowOfUseCase(calls.saveScorecardHoles, saving, {
    reason: 'scores are sent beside what the player enters; the card says what waits and what was refused',
    prepare: latestRound,
  }),
]
