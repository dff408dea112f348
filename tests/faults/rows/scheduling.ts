import * as listCalls from '#adapters/rest/scheduling/appointmentListCalls'
import * as calls from '#adapters/rest/scheduling/calls'
import { CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import { Centres } from '#app/scheduling/ports/Centres'
import { Openings } from '#app/scheduling/ports/Openings'
import { Clock } from '#app/shared/ports/Clock'
import type { Resolver } from '#composition/provide'
import type { Appointment } from '#domain/scheduling/appointment'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { CentreModel } from '#ui/scheduling/book/CentreModel.ts'
import { TimesModel } from '#ui/scheduling/book/TimesModel.ts'
import { CancelViewModel } from '#ui/scheduling/cancel/CancelViewModel.ts'
import { always, type InjectFault } from '../Column.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import type { Outcome } from '../expectations.ts'
import {
  type BookingChoice,
  createLesson,
  createLessonToMove,
  createWaitingPlace,
  findFreeTime,
  findPracticeTime,
  search,
} from '../lessons.ts'
import { type ExtraCell, hana, rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const codeAlone = { keeps: 'code' } as const

const bookingRefusals = {
  'slot-taken': 'scheduling:book.slotTaken',
  'practice-in-the-way': 'scheduling:book.practiceTitle',
  'no-credit': 'scheduling:book.noCredit',
  'too-late': 'scheduling:book.tooLate',
}

function refusedWith(code: number, outcome: Outcome, source: string): ExtraCell {
  return { title: `409, ${code}`, inject: always({ kind: 'refused', code, status: 409 }), outcome, source }
}

const practice: InjectFault = async ({ world }) => {
  const own = world.appointments.first(({ playerId, lessonTypeId }) => playerId === hana && lessonTypeId === 'practice-bay')
  if (own) await world.appointments.change(own.id, { start: '2026-05-27T15:00:00Z' })
}

const ownCodes = 'decision 008'

const bookingCodes: readonly ExtraCell[] = [
  refusedWith(50_008, 'rejected', ownCodes),
  refusedWith(50_009, 'refused: slot-taken', ownCodes),
  { title: '409, 50010 with ids', inject: practice, outcome: 'refused: practice-in-the-way', source: ownCodes },
  refusedWith(50_010, 'rejected', 'decision 008: 50010 names what is in the way'),
  refusedWith(50_011, 'refused: no-credit', ownCodes),
  refusedWith(50_012, 'rejected', ownCodes),
  refusedWith(50_024, 'refused: too-late', ownCodes),
]

const lost: InjectFault = async ({ world, playerId }) => {
  const place = world.appointments.first((each) => each.playerId === playerId && each.state === 'waiting')
  if (place) await world.appointments.add({ ...place, id: 'of somebody else', playerId: 'somebody', state: 'booked' })
}

function place(code: number): ExtraCell {
  return {
    title: `200, ${code}`,
    inject: always({ kind: 'refused', code }),
    outcome: 'refused: refused',
    source: 'scheduling.waiting-list-answer-code',
  }
}

function booking(stateOf: (model: BookViewModel) => ObservedView['state']) {
  return (ask: Resolver): ObservedView => modelView(ask(BookViewModel), stateOf)
}

function nearby(ask: Resolver): ObservedView {
  const position = { latitude: 41.88, longitude: -87.63 }
  const place = new CentreModel(ask(Centres), { ask: async () => position }, ask(CurrentBookingPlayer))
  return { act: () => place.findNearest(), state: place.around, models: [place], leave: () => place.cancel() }
}

function times(ask: Resolver, { slot, centre, booking: { lessonType } }: BookingChoice): ObservedView {
  const model = new TimesModel(ask(Openings), ask(Clock))
  const wanted = { centre, lessonType, coachId: slot.coachId }
  return {
    open: () => model.chooseDay(search.from),
    ...{ act: () => model.read(wanted), state: model.answer, models: [model], refusal: () => model.refusal && 'refused' },
  }
}

function suggesting(ask: Resolver, { slot }: BookingChoice): ObservedView {
  const { selection } = ask(BookViewModel)
  return {
    ...{ open: () => selection.toggle(slot), act: () => selection.suggest(), state: selection.suggesting, models: [selection] },
    value: () => selection.suggestions,
  }
}

function ordering(
  ask: Resolver,
  { booking: { lessonType, slots, replaces }, lesson }: BookingChoice & { readonly lesson?: Appointment },
): ObservedView {
  const { order } = ask(BookViewModel)
  return {
    open: async () => {
      order.chooseHand('right')
      if (lesson) await order.own.loadMoved(lesson.id, () => undefined)
    },
    ...{ act: () => order.send(lessonType, slots, replaces), state: order.sending, models: [order] },
    refusal: () => order.problem?.kind,
    isDone: () => order.operation.state === 'booked' || order.operation.state === 'moved',
  }
}

function detail(ask: Resolver, { id }: Appointment): ObservedView {
  const model = ask(AppointmentViewModel)
  return {
    ...{ act: () => model.open(id), state: model.detail, models: [model], leave: () => model.dispose() },
  }
}

function cancelling(ask: Resolver, lesson: Appointment): ObservedView {
  const model = ask(CancelViewModel)
  return {
    open: () => {
      model.start()
      model.open(lesson)
    },
    ...{ act: () => model.cancel(), state: model.sending, models: [model], leave: () => model.dispose() },
    refusal: () => (model.operation.state === 'idle' ? model.operation.problem : undefined),
    isDone: () => model.operation.state === 'canceled',
  }
}

function confirming(ask: Resolver, { id }: Appointment): ObservedView {
  const model = ask(AppointmentViewModel)
  return {
    ...{ open: () => model.open(id), act: () => model.confirmWaitingSlot(), state: model.confirming, models: [model] },
    leave: () => model.dispose(),
    refusal: () => (model.confirmation.state === 'idle' && model.confirmation.problem !== undefined ? 'refused' : undefined),
    isDone: () => model.confirmation.state === 'confirmed',
  }
}

export const rows = [
  rowOfScreen(
    calls.lessonTypes,
    booking(({ choices }) => choices.lessonTypes),
  ),
  rowOfScreen(calls.centersNearest, nearby),
  rowOfScreen(
    calls.closestCenters,
    booking(({ choices }) => choices.place.list),
  ),
  rowOfScreen(
    calls.infoCountry,
    booking(({ choices }) => choices.place.country),
  ),

  rowOfScreen(calls.openings, times, {
    prepare: findFreeTime,
    refusals: { refused: 'scheduling:book.refused' },
    deviations: [
      { where: ['200-code', '200-beside'], gives: { outcome: 'refused: refused' }, source: 'scheduling.open-slots-error-shown' },
    ],
  }),

  rowOfScreen(calls.suggestions, suggesting, {
    prepare: findFreeTime,
    deviations: [
      {
        where: ['reordered'],
        gives: { at: [0, 16_125], ends: 16_125 },
        source: 'a second one is not asked for while the first is under way, which is given up instead',
      },
    ],
  }),

  rowOfScreen(calls.book, ordering, {
    prepare: findFreeTime,
    refusals: bookingRefusals,
    overrides: bookingCodes,
  }),

  rowOfScreen(calls.bookPracticeOverride, ordering, {
    prepare: findPracticeTime,
    refusals: bookingRefusals,
  }),

  rowOfScreen(calls.reschedule, ordering, {
    prepare: createLessonToMove,
    refusals: bookingRefusals,
    overrides: bookingCodes,
  }),

  rowOfScreen(
    listCalls.lastBookings,
    booking(({ choices }) => choices.lastBookings),
  ),
  rowOfScreen(listCalls.appointments, (ask) => modelView(ask(AppointmentsViewModel), ({ list }) => list), codeAlone),
  rowOfScreen(calls.appointmentDetail, detail, {
    ...codeAlone,
    prepare: createLesson,
    deviations: [{ where: ['200-beside'], gives: { leftOut: 0 }, source: 'scheduling.waiting-slot-code: the code goes with the lesson' }],
  }),

  rowOfScreen(calls.cancelAppointment, cancelling, {
    ...codeAlone,
    prepare: createLesson,
    refusals: { 'confirmation-needed': 'scheduling:cancel.acceptFirst' },
    deviations: [{ where: ['404', '410'], gives: { outcome: 'done' }, source: 'what is gone counts as cancelled' }],
    overrides: [
      refusedWith(50_023, 'rejected', ownCodes),
      refusedWith(50_024, 'refused: confirmation-needed', ownCodes),
      refusedWith(50_025, 'rejected', ownCodes),
      { title: '202', inject: always({ kind: 'noted' }), outcome: 'rejected', source: 'scheduling.cancel-only-200' },
    ],
  }),

  rowOfScreen(calls.confirmWaitingList, confirming, {
    ...codeAlone,
    prepare: createWaitingPlace,
    refusals: { refused: 'scheduling:appointment.placeRefused' },
    deviations: [{ where: ['200-code'], gives: { outcome: 'refused: refused' }, source: 'scheduling.waiting-list-answer-code' }],
    overrides: [
      place(50_005),
      { title: '200, booked by another', inject: lost, outcome: 'refused: refused', source: 'scheduling.waiting-slot-booked' },
      place(50_006),
      place(50_007),
    ],
  }),
]
