import * as calls from '#adapters/rest/rounds/scorecardCalls'
import { ScorecardStore } from '#app/rounds/ports/ScorecardStore'
import { SendScores } from '#app/rounds/SendScores'
import type { Resolver } from '#composition/provide'
import { withEntry } from '#domain/rounds/keptCard'
import { ScorecardViewModel } from '#ui/rounds/scorecard/ScorecardViewModel.ts'
import type { BehindScreens } from '../cell/View.ts'
import { hana, type RowContext, screen, unseen } from '../Row.ts'

/** The newest of Hana's, which is still open for changes. */
async function latestRound({ world }: RowContext): Promise<string> {
  const id = world.rounds.list(({ playerId }) => playerId === hana).at(-1)?.id ?? ''
  await world.rounds.change(id, { playedAt: world.now().subtract({ hours: 20 }).toString() })
  return id
}

function sending(ask: Resolver, roundId: string): BehindScreens {
  const store = ask(ScorecardStore)
  const entries = () => store.find(hana, roundId)?.entries.map(({ hole, isRefused }) => [hole.number, hole.strokes, isRefused])
  return {
    open: async () => {
      await ask(ScorecardViewModel).open(roundId)
      store.change(hana, roundId, (kept) => kept && withEntry(kept, 1, { strokes: kept.card.holes[0]?.strokes === 9 ? 8 : 9 }))
    },
    act: () => ask(SendScores).execute(),
    kept: entries,
  }
}

export const rows = [
  screen(
    calls.getScorecard,
    (ask, roundId) => {
      const card = ask(ScorecardViewModel)
      return { act: () => card.open(roundId), state: card.reading, models: [card], leave: () => card.dispose() }
    },
    { prepare: latestRound },
  ),
  screen(
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
  unseen(calls.saveScorecardHoles, sending, {
    reason: 'scores are sent beside what the player enters; the card says what waits and what was refused',
    prepare: latestRound,
  }),
]
