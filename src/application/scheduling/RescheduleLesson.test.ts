import { expect, test } from 'vitest'
import { buildAppointment, buildBooking, buildLessonType, buildPractice, buildSlot } from '../../../tests/builders/scheduling.ts'
import {
  AppointmentsInMemory,
  ConnectivityInMemory,
  FixedClock,
  MovedLessonsInMemory,
  PlayerInMemory,
} from '../../../tests/builders/schedulingPorts.ts'
import { Failure } from '../shared/failure.ts'
import { BookLesson } from './BookLesson.ts'
import { RescheduleLesson } from './RescheduleLesson.ts'

const lesson = buildAppointment().build()
const to = buildBooking().with({
  slots: [
    buildSlot()
      .with({ number: '4712', start: lesson.start.add({ hours: 72 }) })
      .build(),
  ],
})

function setUp(now: string) {
  const appointments = new AppointmentsInMemory([lesson])
  const player = new PlayerInMemory()
  return {
    appointments,
    player,
    reschedule: new RescheduleLesson(
      new BookLesson(appointments, player, new ConnectivityInMemory()),
      new FixedClock(now),
      new MovedLessonsInMemory(),
    ),
  }
}

test('[scheduling.one-call-books-and-reschedules] moving is one booking that names the lesson it replaces', async () => {
  const { appointments, reschedule } = setUp('2026-05-12T12:00:00Z')
  expect(await reschedule.execute(lesson, to.build(), [lesson])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4712' }] })
  expect(appointments.bookings).toEqual([to.with({ purpose: 'move', replaces: ['a-1'] }).build()])
  expect(appointments.list.map(({ id }) => id)).toEqual(['of-4712'])
})

test('a booking whose outcome was unknown is reported before a lesson is moved, and never taken for the move', async () => {
  const { appointments, player } = setUp('2026-05-12T12:00:00Z')
  const bookLesson = new BookLesson(appointments, player, new ConnectivityInMemory())
  const reschedule = new RescheduleLesson(bookLesson, new FixedClock('2026-05-12T12:00:00Z'), new MovedLessonsInMemory())
  const earlier = to
    .with({
      slots: [
        buildSlot()
          .with({ number: '9', start: lesson.start.add({ hours: 96 }) })
          .build(),
      ],
    })
    .build()
  appointments.onBook = (commit) => {
    commit()
    throw new Failure('timed-out')
  }
  appointments.onRead = () => {
    throw new Failure('offline')
  }
  await expect(bookLesson.execute(earlier, [])).rejects.toMatchObject({ outcome: 'unknown' })
  appointments.onRead = () => undefined
  expect(await reschedule.execute(lesson, to.build(), [lesson])).toMatchObject({ kind: 'earlier-booked', appointments: [{ id: 'of-9' }] })
  expect(appointments.bookings).toEqual([earlier])
})

test('a lesson that was moved twice is found by its first id, and its earlier ids by the last one', async () => {
  const { appointments, reschedule } = setUp('2026-05-12T12:00:00Z')
  await reschedule.execute(lesson, to.build(), [])
  const [moved = lesson] = appointments.list
  const further = to
    .with({
      slots: [
        buildSlot()
          .with({ number: '4713', start: lesson.start.add({ hours: 96 }) })
          .build(),
      ],
    })
    .build()
  await reschedule.execute(moved, further, [])
  expect([lesson.id, moved.id, 'another'].map((id) => reschedule.currentIdOf(id))).toEqual(['of-4713', 'of-4713', 'another'])
  expect(['of-4713', moved.id, lesson.id].map((id) => reschedule.earlierIdsOf(id))).toEqual([[lesson.id, moved.id], [lesson.id], []])
})

test('exactly 24 hours before is in time; a second later nothing is sent', async () => {
  const inTime = setUp('2026-05-13T12:30:00Z')
  expect(await inTime.reschedule.execute(lesson, to.build(), [])).toMatchObject({ kind: 'booked' })
  const late = setUp('2026-05-13T12:30:01Z')
  expect(await late.reschedule.execute(lesson, to.build(), [])).toEqual({ kind: 'too-late' })
  expect(late.appointments.bookings).toEqual([])
})

test('a move needs no further credit', async () => {
  const { player, reschedule } = setUp('2026-05-12T12:00:00Z')
  player.become({ credits: 0 })
  expect(await reschedule.execute(lesson, to.build(), [])).toMatchObject({ kind: 'booked' })
})

test('a moved lesson gives its credit back once', async () => {
  const { player, appointments, reschedule } = setUp('2026-05-12T12:00:00Z')
  player.become({ credits: 0 })
  const dearer = to.with({ lessonType: buildLessonType().with({ credits: 2 }).build() }).build()
  expect(await reschedule.execute(lesson, dearer, [lesson])).toEqual({ kind: 'no-credit' })
  expect(appointments.bookings).toEqual([])
})

test('practice at the new time is in the way of a moved lesson', async () => {
  const start = lesson.start.add({ hours: 72 })
  const practice = buildAppointment().with({ id: 'p-1', lessonType: buildPractice().build(), start }).build()
  const { reschedule } = setUp('2026-05-12T12:00:00Z')
  const answer = await reschedule.execute(lesson, to.build(), [lesson, practice])
  expect(answer).toEqual({ kind: 'practice-in-the-way', appointmentIds: ['p-1'] })
})

test('moved practice is not in its own way', async () => {
  const practice = buildAppointment().with({ lessonType: buildPractice().build() }).build()
  const later = buildBooking().with({
    lessonType: buildPractice().build(),
    slots: [
      buildSlot()
        .with({ start: practice.start.add({ minutes: 15 }) })
        .build(),
    ],
  })
  expect(await setUp('2026-05-12T12:00:00Z').reschedule.execute(practice, later.build(), [practice])).toMatchObject({ kind: 'booked' })
})

test('a move whose answer got lost is not taken for the lesson that still stands', async () => {
  const { appointments, reschedule } = setUp('2026-05-12T12:00:00Z')
  appointments.onBook = () => {
    throw new Failure('timed-out')
  }
  const otherBay = buildBooking()
    .with({ slots: [buildSlot().with({ number: '4712', bay: '5' }).build()] })
    .build()
  await expect(reschedule.execute(lesson, otherBay, [])).rejects.toMatchObject({ kind: 'timed-out' })
})
