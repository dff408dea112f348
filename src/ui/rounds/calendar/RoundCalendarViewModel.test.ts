import { describe, expect, test } from 'vitest'
import { buildRound, RoundsInMemory } from '../../../../tests/builders/golfRounds.ts'
import { RoundCalendarViewModel } from './RoundCalendarViewModel.ts'

const clock = { now: () => Temporal.Instant.from('2026-05-31T17:30:00Z'), timeZone: 'America/Chicago' }

async function create() {
  const rounds = new RoundsInMemory([
    buildRound(1),
    buildRound(2),
    buildRound(3, { playedAt: '2026-04-30T09:00:00-05:00[America/Chicago]' }),
  ])
  const model = new RoundCalendarViewModel(rounds, clock)
  await model.read()
  return model
}

describe('the calendar of rounds', () => {
  test('[rounds.calendar-month-step] steps by one month, also from the last of a long one', async () => {
    const model = await create()
    model.step(-1)
    expect([model.month.toString(), model.shown.map(({ id }) => id)]).toEqual(['2026-04', [3]])
    model.step(1)
    expect([model.month.toString(), model.shown.length]).toEqual(['2026-05', 2])
  })

  test('shows one day, and the whole month again', async () => {
    const model = await create()
    model.choose(Temporal.PlainDate.from('2026-05-02'))
    expect(model.shown).toEqual([])
    model.choose(Temporal.PlainDate.from('2026-05-02'))
    expect(model.shown.length).toBe(2)
  })

  test('leads to the last round from a month without rounds', async () => {
    const model = await create()
    expect(model.lastDayElsewhere).toBe(undefined)
    model.step(1)
    expect(model.lastDayElsewhere?.toString()).toBe(model.byDay.keys().toArray().toSorted().at(-1))
  })

  test('shows the month of the address, or this one where the address has none', async () => {
    const model = await create()
    model.show('2025-12')
    expect(model.month.toString()).toBe('2025-12')
    model.show('2025-13')
    expect(model.month.toString()).toBe('2026-05')
  })
})
