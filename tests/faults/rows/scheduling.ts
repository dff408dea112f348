import * as calls from '#adapters/rest/scheduling/calls'
import { BookLesson } from '#app/scheduling/BookLesson'
import { CancelLesson } from '#app/scheduling/CancelLesson'
import { ConfirmWaitingSlot } from '#app/scheduling/ConfirmWaitingSlot'
import { Appointments } from '#app/scheduling/ports/Appointments'
import { Centres } from '#app/scheduling/ports/Centres'
import { Openings } from '#app/scheduling/ports/Openings'
import { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import { SuggestSlots } from '#app/scheduling/SuggestSlots'
import { always, type Strike } from '../Column.ts'
import type { Outcome } from '../expectations.ts'
import { aFreeTime, aLesson, aLessonToMove, aPlace, aTimeOfPractice, search } from '../lessons.ts'
import { hana, type Override, row } from '../Row.ts'

const codeAlone = { keeps: 'code' } as const

const bookingRefusals = {
  'slot-taken': 'scheduling:book.slotTaken',
  'practice-in-the-way': 'scheduling:book.practiceTitle',
  'no-credit': 'scheduling:book.noCredit',
  'too-late': 'scheduling:book.tooLate',
}

function told(code: number, outcome: Outcome, source: string): Override {
  return { title: `409, ${code}`, strike: always({ kind: 'refused', code, status: 409 }), outcome, source }
}

const practice: Strike = async ({ world }) => {
  const own = world.appointments.first(({ playerId, lessonTypeId }) => playerId === hana && lessonTypeId === 'practice-bay')
  if (own) await world.appointments.change(own.id, { start: '2026-05-27T15:00:00Z' })
}

const ownCodes = 'decision 008'

const bookingCodes: readonly Override[] = [
  told(50_008, 'rejected', ownCodes),
  told(50_009, 'refused: slot-taken', ownCodes),
  { title: '409, 50010 with ids', strike: practice, outcome: 'refused: practice-in-the-way', source: ownCodes },
  told(50_010, 'rejected', 'decision 008: 50010 names what is in the way'),
  told(50_011, 'refused: no-credit', ownCodes),
  told(50_012, 'rejected', ownCodes),
  told(50_024, 'refused: too-late', ownCodes),
]

const lost: Strike = async ({ world, playerId }) => {
  const place = world.appointments.first((each) => each.playerId === playerId && each.state === 'waiting')
  if (place) await world.appointments.add({ ...place, id: 'of somebody else', playerId: 'somebody', state: 'booked' })
}

function place(code: number): Override {
  return {
    title: `200, ${code}`,
    strike: always({ kind: 'refused', code }),
    outcome: 'refused: refused',
    source: 'scheduling.waiting-list-answer-code',
  }
}

export const rows = [
  row(calls.lessonTypes, (ask) => ask(Openings).lessonTypes()),
  row(calls.centersNearest, (ask) => ask(Centres).nearest({ latitude: 41.88, longitude: -87.63 })),
  row(calls.closestCenters, (ask) => ask(Centres).closest({})),
  row(calls.infoCountry, (ask) => ask(Centres).country()),

  row(calls.openings, (ask) => ask(Openings).search(search), {
    prepare: aFreeTime,
    refusals: { refused: 'scheduling:book.refused' },
    deviations: [
      { where: ['200-code', '200-beside'], gives: { outcome: 'refused: refused' }, source: 'scheduling.open-slots-error-shown' },
    ],
  }),

  row(calls.suggestions, (ask, { slot }) => ask(SuggestSlots).execute([slot]), { prepare: aFreeTime }),

  row(calls.book, (ask, { booking }) => ask(BookLesson).execute(booking, []), {
    prepare: aFreeTime,
    refusals: bookingRefusals,
    overrides: bookingCodes,
  }),

  row(calls.bookPracticeOverride, (ask, { booking }) => ask(BookLesson).execute(booking, []), {
    prepare: aTimeOfPractice,
    refusals: bookingRefusals,
  }),

  row(calls.reschedule, (ask, { lesson, booking }) => ask(RescheduleLesson).execute(lesson, booking, []), {
    prepare: aLessonToMove,
    refusals: bookingRefusals,
    overrides: bookingCodes,
  }),

  row(calls.lastBookings, (ask) => ask(Appointments).lastBookings()),
  row(calls.appointments, (ask) => ask(Appointments).all(), codeAlone),
  row(calls.appointmentDetail, (ask, { id }) => ask(Appointments).detail(id), {
    ...codeAlone,
    prepare: aLesson,
    deviations: [{ where: ['200-beside'], gives: { leftOut: 0 }, source: 'scheduling.waiting-slot-code: the code goes with the lesson' }],
  }),

  row(calls.cancelAppointment, (ask, lesson) => ask(CancelLesson).execute({ appointment: lesson, note: '', lateConfirmed: false }), {
    ...codeAlone,
    prepare: aLesson,
    refusals: { 'confirmation-needed': 'scheduling:cancel.acceptFirst' },
    deviations: [{ where: ['404', '410'], gives: { outcome: 'done' }, source: 'what is gone counts as cancelled' }],
    overrides: [
      told(50_023, 'rejected', ownCodes),
      told(50_024, 'refused: confirmation-needed', ownCodes),
      told(50_025, 'rejected', ownCodes),
      { title: '202', strike: always({ kind: 'noted' }), outcome: 'rejected', source: 'scheduling.cancel-only-200' },
    ],
  }),

  row(calls.confirmWaitingList, (ask, appointment) => ask(ConfirmWaitingSlot).execute(appointment), {
    ...codeAlone,
    prepare: aPlace,
    refusals: { refused: 'scheduling:appointment.placeRefused' },
    deviations: [{ where: ['200-code'], gives: { outcome: 'refused: refused' }, source: 'scheduling.waiting-list-answer-code' }],
    overrides: [
      place(50_005),
      { title: '200, booked by another', strike: lost, outcome: 'refused: refused', source: 'scheduling.waiting-slot-booked' },
      place(50_006),
      place(50_007),
    ],
  }),
]
