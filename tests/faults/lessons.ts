import { Appointments } from '#app/scheduling/ports/Appointments'
import { Centres } from '#app/scheduling/ports/Centres'
import { Openings, type OpeningsSearch } from '#app/scheduling/ports/Openings'
import type { Resolver } from '#composition/provide'
import type { Appointment } from '#domain/scheduling/appointment'
import type { Booking } from '#domain/scheduling/booking'
import type { Centre } from '#domain/scheduling/centre'
import type { Slot } from '#domain/scheduling/slot'
import { hana, type RowContext } from './Row.ts'

export const search: OpeningsSearch = {
  ...{ centreId: 'lakeshore', timeZone: 'America/Chicago', coachId: 'marisol', lessonTypeId: 'iron-play' },
  ...{ from: Temporal.PlainDate.from('2026-05-27'), until: Temporal.PlainDate.from('2026-05-27') },
  timeOfDay: 'any',
}

export interface BookingChoice {
  readonly slot: Slot
  readonly centre: Centre
  readonly booking: Booking
}

export async function findFreeTime({ ask, given }: RowContext): Promise<BookingChoice> {
  await given.lessons.free('marisol', Temporal.PlainDateTime.from('2026-05-27T10:00'))
  return chosen(ask, search)
}

export async function findPracticeTime({ ask, given }: RowContext): Promise<BookingChoice> {
  const practice = await own(ask, ({ lessonType }) => lessonType.practice)
  const at = practice.start.toZonedDateTimeISO(search.timeZone).toPlainDateTime()
  await given.lessons.free('marisol', at)
  const { booking, ...rest } = await chosen(ask, { ...search, from: at.toPlainDate(), until: at.toPlainDate() })
  return { ...rest, booking: { ...booking, purpose: 'practice-override', replaces: [practice.id] } }
}

export async function createLessonToMove(setting: RowContext): Promise<BookingChoice & { readonly lesson: Appointment }> {
  return { ...(await findFreeTime(setting)), lesson: await createLesson(setting) }
}

export function createLesson({ ask }: RowContext): Promise<Appointment> {
  return own(ask, ({ start, lessonType }) => lessonType.id === 'iron-play' && start.epochMilliseconds > Date.parse('2026-05-20'))
}

export async function createWaitingPlace({ ask, given }: RowContext): Promise<Appointment> {
  const place = await own(ask, ({ waitingList }) => waitingList)
  await given.lessons.placeFallsFree(place.id)
  return place
}

async function own(ask: Resolver, wanted: (appointment: Appointment) => boolean): Promise<Appointment> {
  const found = (await ask(Appointments).all()).find((each) => (each.state === 'booked' || each.state === 'waiting') && wanted(each))
  if (!found) throw new Error('Hana has no such appointment')
  return found
}

async function chosen(ask: Resolver, wanted: OpeningsSearch): Promise<BookingChoice> {
  const [answer, types, centres] = await Promise.all([ask(Openings).search(wanted), ask(Openings).lessonTypes(), ask(Centres).closest({})])
  const centre = centres.find(({ id }) => id === wanted.centreId)
  const slot = answer.kind === 'slots' ? answer.slots[0] : undefined
  const lessonType = types.find(({ id }) => id === wanted.lessonTypeId)
  if (!slot || !lessonType || !centre) throw new Error(`Nothing is open on ${wanted.from}`)
  return { slot, centre, booking: { purpose: 'new', playerId: hana, hand: 'right', lessonType, slots: [slot], replaces: [] } }
}
