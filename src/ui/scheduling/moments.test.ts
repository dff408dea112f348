import { describe, expect, test } from 'vitest'
import { buildAppointment, buildCentre, buildSlot } from '../../../tests/builders/scheduling.ts'
import { atCentre, dateTimeOf, onOwnClock, startOf } from './moments.ts'

const inChicago = atCentre(buildAppointment().build())

describe('a moment', () => {
  test("is its centre's", () => {
    expect(dateTimeOf(inChicago)).toBe('2026-05-14T07:30-05:00[America/Chicago]')
    expect(startOf(buildSlot().build()).equals(inChicago)).toBe(true)
  })

  test("is the player's own as well, where that clock shows another", () => {
    const own = onOwnClock(inChicago, 'America/New_York')
    expect(own && dateTimeOf(own)).toBe('2026-05-14T08:30-04:00[America/New_York]')
  })

  test('is told once where both clocks agree, whatever their zones are called', () => {
    expect(onOwnClock(inChicago, 'America/Winnipeg')).toBeUndefined()
  })

  test("may fall on another day of the player's", () => {
    const centre = buildCentre().with({ timeZone: 'Asia/Singapore' }).build()
    const inSingapore = atCentre(buildAppointment().with({ centre }).build())
    expect(onOwnClock(inSingapore, 'America/Los_Angeles')?.toPlainDate().toString()).toBe('2026-05-14')
    expect(onOwnClock(inSingapore, 'Pacific/Auckland')?.toPlainDate().toString()).toBe('2026-05-15')
  })
})
