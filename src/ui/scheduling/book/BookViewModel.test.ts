import { describe, expect, test } from 'vitest'
import {
  centres,
  clock,
  day,
  fullSlot,
  juneSlot,
  model,
  morningSlot,
  openings,
  player,
  recreateModel,
  setUpBooking,
  slotAt,
  startModel,
  whenIdle,
} from '../../../../tests/builders/booking.ts'

setUpBooking()

describe('beginning to book', () => {
  test('[scheduling.schedule-step-start] starts with the selection, and nothing selected', async () => {
    await startModel()
    expect([model.isOpen, model.step, model.selection.slots]).toEqual([true, 'selection', []])
  })

  test('at the home centre with any coach, on the first bookable day', async () => {
    await startModel()
    const { lessonType, place } = model.choices
    expect([lessonType?.id, place.selectedCentre?.id, place.selectedCoach]).toEqual(['iron-play', 'northgate', undefined])
    expect(place.centres.map(({ id }) => id)).toEqual(['northgate', 'rive-sud'])
    expect(model.times.selectedDate?.toString()).toBe('2026-05-21')
    expect([place.country.value, model.times.timeZone, model.times.playerTimeZone]).toEqual(['US', 'America/Chicago', 'America/New_York'])
  })

  test('reads the openings of the month once, from today on', async () => {
    await startModel()
    const month = { from: day('2026-05-13'), until: day('2026-05-31'), timeOfDay: 'any' }
    expect(openings.searches).toEqual([
      { centreId: 'northgate', timeZone: 'America/Chicago', coachId: undefined, lessonTypeId: 'iron-play', ...month },
    ])
  })

  test('waits with the openings until it is known whose home centre counts, and reads the rest meanwhile', async () => {
    player.signOut()
    await startModel()
    expect([openings.searches, model.choices.lessonTypes.state]).toEqual([[], 'ready'])
    player.become({ homeCentreId: 'northgate' })
    await whenIdle()
    expect([openings.searches.map(({ centreId }) => centreId), centres.searches.length]).toEqual([['northgate'], 1])
  })

  test('at the first centre of the list for players without a home', async () => {
    player.become({ homeCentreId: undefined })
    await startModel()
    expect(model.choices.place.selectedCentre?.id).toBe('rive-sud')
  })

  test('moves on to the next month when the current one is full, and only then and once', async () => {
    openings.slots = [fullSlot, juneSlot]
    await startModel()
    expect([model.times.month.month.toString(), model.times.selectedDate?.toString()]).toEqual(['2026-06', '2026-06-04'])
    model.times.month.goToPreviousMonth()
    await whenIdle()
    expect([model.times.month.startDate.toString(), model.times.fullyBooked]).toEqual(['2026-05-13', true])
  })

  test('stays in the next month when that is full as well', async () => {
    openings.slots = [fullSlot]
    await startModel()
    expect([model.times.month.month.toString(), model.times.selectedDate]).toEqual(['2026-06', undefined])
  })
})

describe('players', () => {
  test('signing out leaves nothing and asks nothing', async () => {
    await startModel()
    const asked = openings.searches.length
    model.toggle(morningSlot)
    player.signOut()
    await whenIdle()
    expect([model.selection.slots, model.choices.lessonTypes.value, model.choices.place.position]).toEqual([[], undefined, undefined])
    expect(openings.searches).toHaveLength(asked)
  })

  test('a closed dialog follows no choice', async () => {
    await startModel()
    model.dispose()
    model.times.month.goToNextMonth()
    await whenIdle()
    expect([model.isOpen, openings.searches.length]).toEqual([false, 1])
  })
})

describe("today is the centre's", () => {
  test.each([
    ['2026-05-31T23:30:00-05:00', '2026-05-31'],
    ['2026-12-31T23:30:00-06:00', '2026-12-31'],
    ['2028-02-29T23:30:00-06:00', '2028-02-29'],
  ])('at %s the openings start from %s, though New York is a day ahead', async (now, today) => {
    clock.instant = Temporal.Instant.from(now)
    openings.slots = [slotAt(`${today}T23:45`).build()]
    recreateModel()
    await startModel()
    expect(String(openings.searches.at(-1)?.from)).toBe(today)
    expect([model.times.month.startDate.toString(), model.times.selectedDate?.toString()]).toEqual([today, today])
  })
})
