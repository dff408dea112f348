import { describe, expect, test } from 'vitest'
import { buildSlot } from '../../../tests/builders/scheduling.ts'
import { firstBookableDay, ofDay, openingsByDay, partsOfDay, timeOfDayOf, withoutRepeatedFull } from './openings.ts'
import { isBookable, isSameSlot } from './slot.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const inChicago = (wallTime: string) => Temporal.PlainDateTime.from(wallTime).toZonedDateTime('America/Chicago').toInstant()
const slotAt = (wallTime: string, availability: 'open' | 'full' | 'waiting-list' = 'open') =>
  buildSlot()
    .with({ number: wallTime, start: inChicago(wallTime), availability })
    .build()

describe("time of day is the centre's", () => {
  test.each([
    ['2026-05-14T00:00', 'morning'],
    ['2026-05-14T11:59', 'morning'],
    ['2026-05-14T12:00', 'afternoon'],
    ['2026-05-14T16:59', 'afternoon'],
    ['2026-05-14T17:00', 'evening'],
    ['2026-05-14T23:59', 'evening'],
    ['2026-03-08T12:00', 'afternoon'],
    ['2026-11-01T11:59', 'morning'],
  ])('%s in Chicago is %s', (wallTime, part) => {
    expect(timeOfDayOf(slotAt(wallTime))).toBe(part)
  })

  test('the same instant is evening in Tokyo', () => {
    const slot = slotAt('2026-05-14T07:30')
    expect(timeOfDayOf(slot)).toBe('morning')
    expect(timeOfDayOf({ ...slot, timeZone: 'Asia/Tokyo' })).toBe('evening')
  })
})

test('a full time is shown once, and not beside a free place at the same time', () => {
  const at = (time: string, coachId: string, availability: 'open' | 'full') => ({ ...slotAt(`2026-05-21T${time}`, availability), coachId })
  const all = [
    ...[at('07:30', 'marisol', 'full'), at('07:30', 'teodor', 'open'), at('09:00', 'marisol', 'full')],
    ...[at('09:00', 'teodor', 'full'), at('17:30', 'marisol', 'open'), at('17:30', 'teodor', 'open')],
  ]
  const shown = withoutRepeatedFull(all, ({ availability }) => availability === 'full')
  expect(shown.map(({ number, coachId }) => `${number.slice(11)} ${coachId}`)).toEqual([
    ...['07:30 teodor', '09:00 marisol', '17:30 marisol', '17:30 teodor'],
  ])
})

const slots = [
  slotAt('2026-05-21T17:30'),
  slotAt('2026-05-21T07:30'),
  slotAt('2026-05-21T06:00', 'full'),
  slotAt('2026-05-20T09:00', 'waiting-list'),
  slotAt('2026-05-21T23:30'),
  slotAt('2026-05-22T00:30'),
]

test("slots of a day are those of the centre's date, soonest first", () => {
  expect(ofDay(slots, day('2026-05-21')).map(({ number }) => number.slice(11))).toEqual(['06:00', '07:30', '17:30', '23:30'])
})

test('parts of a day count what is open and leave out what is empty or not wanted', () => {
  const parts = partsOfDay(ofDay(slots, day('2026-05-21')), 'any')
  expect(parts.map(({ part, open, slots: own }) => [part, open, own.length])).toEqual([
    ['morning', 1, 2],
    ['evening', 2, 2],
  ])
  expect(partsOfDay(slots, 'evening').map(({ part }) => part)).toEqual(['evening'])
  expect(partsOfDay(slots, 'afternoon')).toEqual([])
})

test('openings by day count open slots alone', () => {
  expect([...openingsByDay(slots)]).toEqual([
    ['2026-05-21', 3],
    ['2026-05-22', 1],
  ])
})

test('the first bookable day has an open slot: neither a full one nor a waiting list will do', () => {
  expect(firstBookableDay(slots, day('2026-05-20'))?.toString()).toBe('2026-05-21')
  expect(firstBookableDay(slots, day('2026-05-22'))?.toString()).toBe('2026-05-22')
  expect(firstBookableDay(slots, day('2026-05-23'))).toBeUndefined()
})

test('the first bookable day is the earliest, in whatever order slots come', () => {
  const days = [slotAt('2026-05-23T09:00'), slotAt('2026-05-21T09:00'), slotAt('2026-05-22T09:00')]
  expect(firstBookableDay(days, day('2026-05-20'))?.toString()).toBe('2026-05-21')
})

test('open slots and waiting lists can be booked until they start', () => {
  const { start } = buildSlot().build()
  const before = start.subtract({ seconds: 1 })
  const bookable = (['open', 'waiting-list', 'full', 'yours'] as const).map((availability) =>
    isBookable(buildSlot().with({ availability }).build(), before),
  )
  expect(bookable).toEqual([true, true, false, false])
  expect(isBookable(buildSlot().build(), start)).toBe(false)
})

test('a slot is another one with another number, time, centre or coach', () => {
  const slot = buildSlot().build()
  expect(isSameSlot(slot, { ...slot, availability: 'full' })).toBe(true)
  expect(isSameSlot(slot, { ...slot, number: '4712' })).toBe(false)
  expect(isSameSlot(slot, { ...slot, coachId: 'teodor' })).toBe(false)
  expect(isSameSlot(slot, { ...slot, centreId: 'rive-sud' })).toBe(false)
  expect(isSameSlot(slot, { ...slot, start: slot.start.add({ hours: 24 }) })).toBe(false)
})
