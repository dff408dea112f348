import { byStart, dayOf, type Slot } from './slot.ts'

/** In the centre's time zone: morning before 12:00, afternoon until 16:59, evening from 17:00. */
export const timesOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof timesOfDay)[number]
type PartOfDay = Exclude<TimeOfDay, 'any'>

export interface PartOfDaySlots {
  readonly part: PartOfDay
  readonly slots: readonly Slot[]
  readonly open: number
}

export function timeOfDayOf({ start, timeZone }: Slot): PartOfDay {
  const { hour } = start.toZonedDateTimeISO(timeZone)
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** Slots of a day at the centre, soonest first. */
export function ofDay(slots: readonly Slot[], day: Temporal.PlainDate): readonly Slot[] {
  return slots.filter((slot) => dayOf(slot).equals(day)).sort(byStart)
}

/** Leaves out parts without slots and parts that are not wanted. */
export function partsOfDay(slots: readonly Slot[], wanted: TimeOfDay): readonly PartOfDaySlots[] {
  return timesOfDay
    .filter((part) => part !== 'any')
    .filter((part) => wanted === 'any' || wanted === part)
    .map((part) => {
      const own = slots.filter((slot) => timeOfDayOf(slot) === part)
      return { part, slots: own, open: own.filter(isOpen).length }
    })
    .filter(({ slots }) => slots.length > 0)
}

/** Several coaches may have the same time: a full slot is shown once, and only if none is available. */
export function withoutRepeatedFull(slots: readonly Slot[], isFull: (slot: Slot) => boolean): readonly Slot[] {
  return slots.filter((slot, index) => {
    const isHidden = (other: Slot, at: number) => other.start.equals(slot.start) && (!isFull(other) || at < index)
    return !isFull(slot) || !slots.some(isHidden)
  })
}

/** Open slots by date, such as `2026-05-21`; days without any are missing. */
export function openingsByDay(slots: readonly Slot[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const slot of slots.filter(isOpen)) {
    const day = dayOf(slot).toString()
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

/** The first day from `from` on with an open slot. */
export function firstBookableDay(slots: readonly Slot[], from: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const days = slots.filter(isOpen).map(dayOf)
  return days.filter((day) => Temporal.PlainDate.compare(day, from) >= 0).sort(Temporal.PlainDate.compare)[0]
}

function isOpen({ availability }: Slot): boolean {
  return availability === 'open'
}
