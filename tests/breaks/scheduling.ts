import type { Break } from './Break.ts'

const booking = 'features/scheduling/booking.feature'
const cancel = 'features/scheduling/cancel.feature'

export const scheduling: readonly Break[] = [
  {
    breaks: 'A note written while cancelling reaches the club',
    file: 'src/ui/scheduling/cancel/CancelViewModel.ts',
    from: '.execute({ appointment, note, lateConfirmed })',
    to: ".execute({ appointment, note: '', lateConfirmed })",
    noticedBy: [cancel],
  },
  {
    breaks: 'The hand that the player chooses is booked, not the one of the profile',
    file: 'src/ui/scheduling/book/BookingSubmission.ts',
    from: "return this.chosenHand ?? this.#player.value?.hand ?? 'right'",
    to: "return this.#player.value?.hand ?? this.chosenHand ?? 'right'",
    noticedBy: [`${booking}: A right-handed player can play left-handed for once`],
  },
  {
    breaks: 'A credit is lost less than 24 hours before the start',
    file: 'src/domain/scheduling/booking.ts',
    from: 'const noticeHours = 24',
    to: 'const noticeHours = 23',
    noticedBy: [cancel],
  },
  {
    breaks: 'A place on a waiting list costs no credit',
    file: 'src/domain/scheduling/booking.ts',
    from: 'const taken = slots.filter(isCertain).length * lessonType.credits',
    to: 'const taken = slots.length * lessonType.credits',
    noticedBy: ['src/domain/scheduling/booking.test.ts'],
  },
  {
    breaks: "Times are shown on the centre's day, not on the player's",
    file: 'src/domain/scheduling/slot.ts',
    from: 'return start.toZonedDateTimeISO(timeZone).toPlainDate()',
    to: 'return start.toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate()',
    noticedBy: ['src/domain/scheduling/openings.test.ts'],
  },
  {
    breaks: 'Only the times of the chosen coach are asked for',
    file: 'src/adapters/rest/scheduling/HttpOpenings.ts',
    from: '...(coachId && { coachId }),',
    to: '',
    noticedBy: ['features/scheduling/openings.feature'],
  },
  {
    breaks: "A player who is booked already at another centre's same time can still be warned",
    file: 'src/ui/scheduling/book/BookViewModel.ts',
    from: 'return lessonType ? this.order.own.atTimeOf(this.selection.slots, lessonType.minutes) : []',
    to: 'return lessonType ? [] : this.order.own.atTimeOf(this.selection.slots, 0)',
    noticedBy: [booking],
  },
  {
    breaks: 'A moved lesson replaces one time by one other',
    file: 'src/ui/scheduling/book/BookViewModel.ts',
    from: 'this.selection.single = true\n',
    to: '',
    noticedBy: ['features/scheduling/reschedule.feature'],
  },
]
