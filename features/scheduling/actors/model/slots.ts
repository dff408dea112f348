import type { Slot } from '#domain/scheduling/slot'
import type { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import type { Moment } from '../SchedulingActors.ts'
import { momentIn, nameOf } from './lessonFacts.ts'

export function momentOf({ start, timeZone }: Slot): Moment {
  return momentIn(start, timeZone)
}

export function isAt(slot: Slot, { day, time }: Moment): boolean {
  const at = momentOf(slot)
  return at.day === day && at.time === time
}

export function slotAt({ times }: BookViewModel, moment: Moment): Slot {
  const slot = times.slotsOfDay.find((each) => isAt(each, moment))
  if (!slot) throw new Error(`No opening on ${moment.day} at ${moment.time}`)
  return slot
}

export function coachOf({ choices }: BookViewModel, { coachId }: Slot): string {
  return nameOf(choices.place.coaches.find(({ id }) => id === coachId))
}
