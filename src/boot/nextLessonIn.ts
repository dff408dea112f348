import { isZone } from '#adapters/rest/zones'
import type { BookedLesson } from '#app/support/ports/Agenda'
import { freeUntil } from '#domain/scheduling/booking'
import { byStart, hasEnded } from '#domain/scheduling/slot'
import { dataIn } from './answer.ts'
import { fieldsOf } from './visit.ts'

interface HomeBodies {
  readonly layout: unknown
  readonly appointments: unknown
}

interface Device {
  readonly now: Temporal.Instant
  readonly timeZone: string
}

/** Undefined where home doesn't begin with a next lesson, or where anything is unusual: the product decides then. */
export function nextLessonIn({ layout, appointments }: HomeBodies, device: Device): BookedLesson | undefined {
  const [first] = recordsIn(layout).toSorted((one, other) => Number(one['order']) - Number(other['order']))
  if (first?.['type'] !== 'next-lesson') return undefined
  const booked = recordsIn(appointments).filter(({ appointmentState: state }) => state === 'booked')
  const ahead = booked.map((record) => lessonIn(record, device)).filter((lesson) => !hasEnded(lesson, device.now))
  return ahead.toSorted(byStart).find(({ waitingList }) => !waitingList)
}

function recordsIn(body: unknown): readonly Fields[] {
  const data = dataIn(body)
  if (!Array.isArray(data)) throw new TypeError('Not a list')
  return data.map(fieldsOf)
}

type Fields = ReturnType<typeof fieldsOf>

function lessonIn(appointment: Fields, { timeZone }: Device): BookedLesson {
  const { isWaitingList, minutes } = appointment
  const [centre, type, coach] = [appointment['center'], appointment['lessonType'], appointment['coach']].map(fieldsOf)
  const start = Temporal.Instant.from(textIn(appointment, 'date'))
  const zone = textIn(centre, 'timeZone')
  if (typeof minutes !== 'number' || typeof isWaitingList !== 'boolean') throw new TypeError('Not a lesson')
  const place = { centreName: textIn(centre, 'name'), city: textIn(centre, 'city'), bay: textIn(appointment, 'bay') }
  return {
    ...place,
    id: textIn(appointment, 'id'),
    name: textIn(type, 'name'),
    start,
    minutes: Math.round(minutes),
    timeZone: isZone(zone) ? zone : timeZone,
    coach: appointment['coach']
      ? { id: textIn(coach, 'id'), firstName: textIn(coach, 'firstName'), lastName: textIn(coach, 'lastName') }
      : undefined,
    waitingList: isWaitingList,
    movableUntil: freeUntil({ start }),
  }
}

function textIn(fields: Fields | undefined, name: string): string {
  const value = fields?.[name]
  if (typeof value !== 'string') throw new TypeError(`No ${name}`)
  return value
}
