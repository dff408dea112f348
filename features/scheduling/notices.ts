import type { NoticeTexts } from '../world/NoticeTexts.ts'

/** Notices to the player, each with the texts that show it. */
export const notices = {
  'be-first-to-choose': ['scheduling:book.suggestEmpty', 'scheduling:book.needSlot'],
  booked: ['scheduling:book.doneLead'],
  'booking-is-final': ['scheduling:book.final'],
  'centres-unread': ['scheduling:book.centresFailed'],
  'earlier-booked': ['scheduling:book.earlierBooked'],
  'lessons-unread': ['scheduling:appointments.failed'],
  'loss-to-accept': ['scheduling:cancel.acceptFirst'],
  moved: ['scheduling:book.doneLeadMoved'],
  'no-credit': ['scheduling:book.noCredit'],
  'no-credit-for-place': ['scheduling:appointment.placeNoCredit'],
  'no-place': ['scheduling:appointment.placeRefused'],
  'not-booked': ['scheduling:book.notBooked', 'scheduling:book.notMoved'],
  'not-cancelled': ['scheduling:cancel.failed'],
  'on-waiting-list': ['scheduling:book.doneLeadWaiting'],
  'outcome-unknown': ['scheduling:book.unknown', 'scheduling:book.unknownMove', 'scheduling:cancel.unknown'],
  'place-is-yours': ['scheduling:appointment.takenPlace'],
  'place-taken': ['scheduling:appointment.placeTaken'],
  'practice-in-the-way': ['scheduling:book.practiceTitle'],
  'same-time': ['scheduling:book.sameTimeTitle'],
  'slot-taken': ['scheduling:book.slotTaken'],
  'too-late': ['scheduling:book.tooLate'],
} satisfies NoticeTexts
