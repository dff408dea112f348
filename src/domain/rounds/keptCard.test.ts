import { describe, expect, test } from 'vitest'
import { buildHole, buildScorecard } from '../../../tests/builders/scorecards.ts'
import {
  holesOn,
  type KeptCard,
  markedAllRefused,
  markedFailed,
  markedSaved,
  markedSent,
  newCard,
  nextToSend,
  withClubCard,
  withEntry,
  withoutConflicts,
  withoutEntry,
} from './keptCard.ts'

const fresh = newCard(buildScorecard())
const club = (...holes: readonly ReturnType<typeof buildHole>[]) =>
  buildScorecard({ holes: fresh.card.holes.map((hole) => holes.find(({ number }) => number === hole.number) ?? hole) })
const fifth = (given: Parameters<typeof buildHole>[1] = {}) => buildHole(5, { strokeIndex: 5, ...given })
const on = (kept: KeptCard, number: number) => holesOn(kept).find((hole) => hole.number === number)
const numbersIn = ({ entries }: KeptCard) => entries.map(({ hole }) => hole.number)

describe('an entry', () => {
  test('of a hole that the card does not have changes nothing', () => {
    expect(withEntry(fresh, 19, { strokes: 4 })).toBe(fresh)
  })

  test('of a hole that was picked up takes away its strokes and putts', () => {
    const kept = withEntry(withEntry(fresh, 5, { strokes: 6, putts: 3 }), 5, { isPickedUp: true })
    expect(on(kept, 5)).toMatchObject({ strokes: undefined, putts: undefined, isPickedUp: true })
  })

  test('of strokes ends that the hole was picked up', () => {
    expect(on(withEntry(withEntry(fresh, 5, { isPickedUp: true }), 5, { strokes: 7 }), 5)).toMatchObject({ strokes: 7, isPickedUp: false })
  })

  test('of an answer leaves a hole picked up', () => {
    expect(on(withEntry(withEntry(fresh, 5, { isPickedUp: true }), 5, { terribleTeeShot: true }), 5)?.isPickedUp).toBe(true)
  })

  test('comes last, also where its hole had an earlier one', () => {
    const kept = withEntry(withEntry(withEntry(fresh, 5, { strokes: 6 }), 3, { strokes: 4 }), 5, { strokes: 5 })
    expect([numbersIn(kept), on(kept, 5)?.strokes, on(kept, 3)?.strokes]).toEqual([[3, 5], 5, 4])
  })

  test('is none once the hole is again as at the club', () => {
    const kept = withEntry(withEntry(fresh, 3, { strokes: 4 }), 5, { strokes: 6 })
    expect(numbersIn(withEntry(kept, 5, { strokes: undefined }))).toEqual([3])
  })

  test('stays where another value may have arrived', () => {
    const kept = withEntry(markedSent(withEntry(fresh, 5, { strokes: 6 }), fifth({ strokes: 6 })), 5, { strokes: undefined })
    expect(kept.entries).toMatchObject([{ hole: { number: 5, strokes: undefined }, sent: { strokes: 6 }, isRefused: false }])
  })

  test('is sent again after a refusal, with what the club had before the first one', () => {
    const refused = markedAllRefused(withEntry(fresh, 5, { strokes: 6 }))
    expect(nextToSend(refused)).toBeUndefined()
    expect(nextToSend(withEntry(refused, 5, { strokes: 5 }))).toMatchObject({ hole: { strokes: 5 }, before: { strokes: undefined } })
  })
})

describe('the club’s card', () => {
  const entered = withEntry(withEntry(fresh, 3, { strokes: 4 }), 5, { strokes: 6 })

  test('is kept as it is on a device that had none', () => {
    expect(withClubCard(undefined, fresh.card)).toEqual({ card: fresh.card, entries: [], conflicts: [] })
  })

  test('ends the entries that have arrived', () => {
    const kept = withClubCard(entered, club(fifth({ strokes: 6 })))
    expect([numbersIn(kept), kept.conflicts]).toEqual([[3], []])
  })

  test('leaves entries that have not arrived, to be sent', () => {
    const kept = withClubCard(markedSent(entered, fifth({ strokes: 6 })), fresh.card)
    expect(kept.entries.map(({ hole, sent, isRefused }) => [hole.number, sent, isRefused])).toEqual([
      [3, undefined, false],
      [5, undefined, false],
    ])
  })

  test('refuses entries of holes that it does not have', () => {
    const kept = withClubCard(entered, buildScorecard({ holes: fresh.card.holes.slice(0, 4) }))
    expect(kept.entries.map(({ hole, isRefused }) => [hole.number, isRefused])).toEqual([
      [3, false],
      [5, true],
    ])
    expect(kept.conflicts).toEqual([])
  })

  test('keeps conflicts of other holes, and replaces that of the same hole', () => {
    const known = (number: number) => ({ number, kept: 'here', differences: [{ name: 'putts', here: 2, elsewhere: 1 }] }) as const
    const kept = withClubCard({ ...entered, conflicts: [known(5), known(8)] }, club(fifth({ strokes: 7 })))
    expect(kept.conflicts).toEqual([known(8), { number: 5, kept: 'here', differences: [{ name: 'strokes', here: 6, elsewhere: 7 }] }])
  })

  test('replaces each conflict of a hole that has another one', () => {
    const known = (number: number) => ({ number, kept: 'here', differences: [{ name: 'putts', here: 2, elsewhere: 1 }] }) as const
    const now = club(buildHole(3, { strokeIndex: 3, strokes: 8 }), fifth({ strokes: 7 }))
    const kept = withClubCard({ ...entered, conflicts: [known(5), known(3)] }, now)
    expect(kept.conflicts.map(({ number, differences }) => [number, differences[0]?.name])).toEqual([
      [3, 'strokes'],
      [5, 'strokes'],
    ])
  })

  test('replaces an entry that it had got before another device changed it', () => {
    const sent = markedSent(entered, fifth({ strokes: 6 }))
    const kept = withClubCard(sent, club(fifth({ strokes: 7 })))
    expect(numbersIn(kept)).toEqual([3])
    expect(kept.conflicts).toMatchObject([{ number: 5, kept: 'elsewhere' }])
  })

  test('does not replace a later entry, which is compared with what it has now', () => {
    const later = withEntry(markedSent(entered, fifth({ strokes: 6 })), 5, { strokes: 8 })
    const kept = withClubCard(later, club(fifth({ strokes: 7 })))
    expect(kept.entries).toMatchObject([{ hole: { number: 3 } }, { hole: { strokes: 8 }, before: { strokes: 7 }, sent: undefined }])
    expect(kept.conflicts).toMatchObject([{ number: 5, kept: 'here' }])
    expect(withClubCard(later, club(fifth({ strokes: 6 }))).conflicts).toEqual([])
  })
})

describe('the answer to a request', () => {
  const entered = withEntry(withEntry(fresh, 3, { strokes: 4 }), 5, { strokes: 6 })
  const sent = fifth({ strokes: 6 })

  test('is waited for on the one hole that was sent', () => {
    expect(markedSent(entered, sent).entries.map((entry) => [entry.hole.number, entry.sent])).toEqual([
      [3, undefined],
      [5, sent],
    ])
  })

  test('saves the hole on the card, and ends its entry', () => {
    const kept = markedSaved(markedSent(entered, sent), sent)
    expect([numbersIn(kept), kept.card.holes[4]?.strokes, kept.card.holes[2]?.strokes]).toEqual([[3], 6, undefined])
  })

  test('leaves an entry that was changed meanwhile', () => {
    const changed = withEntry(markedSent(entered, sent), 5, { strokes: 5 })
    expect(markedSaved(changed, sent).entries[1]).toMatchObject({ hole: { strokes: 5 }, before: { strokes: 6 }, sent: undefined })
  })

  test('saves a hole whose entry is gone', () => {
    const kept = markedSaved(withoutEntry(entered, 5), sent)
    expect([numbersIn(kept), kept.card.holes[4]?.strokes]).toEqual([[3], 6])
  })

  test.each([
    ['is refused where the club does not accept it', sent, true, true],
    ['is to be sent again where the club may accept it later', sent, false, false],
    ['is to be sent where another value was refused', fifth({ strokes: 9 }), true, false],
  ])('that is a failure: the entry %s', (_what, hole, isRefused, expected) => {
    const kept = markedFailed(markedSent(entered, hole), hole, isRefused)
    expect(kept.entries.map((entry) => [entry.hole.number, entry.sent, entry.isRefused])).toEqual([
      [3, undefined, false],
      [5, undefined, expected],
    ])
  })
})

test('conflicts that the player has seen are left out', () => {
  const conflict = { number: 5, kept: 'here', differences: [] } as const
  expect(withoutConflicts({ ...fresh, conflicts: [conflict] })).toEqual(fresh)
})
