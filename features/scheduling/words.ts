import { why } from '../world/explanationWords.ts'
import type { Action, Actions, ClubChecks, ClubEvents, DeviceActions, Facts, Phrases, Texts } from '../world/Phrases.ts'
import { aside, button, dialog, link, list, main, radio } from '../world/screen/Target.ts'

const nearest = button('scheduling:book.nearest')

const askForSuggestions: Action = async ({ screen }, world, member) => {
  await world.startBooking(member)
  await screen.press(button('scheduling:book.suggest'))
}

const acts: Actions = {
  'opens her lessons': ({ calendar }) => calendar.look(),
  'has opened her lessons': ({ calendar }) => calendar.look(),
  'tries again': ({ calendar }) => calendar.tryAgain(),
  'begins to book': ({ booking }) => booking.begin(),
  'has begun to book': ({ booking }) => booking.begin(),
  'reviews her choice': ({ booking }) => booking.review(),
  'has chosen to play left-handed': radio('scheduling:book.left'),
  books: ({ booking }) => booking.book(),
  'has booked': ({ booking }) => booking.book(),
  'books twice at once': ({ booking }) => booking.bookTwice(),
  'books the first earlier booking again': button().within(list('scheduling:book.lastBookings')).at(0),
  'gives up the practice': button('scheduling:book.givePracticeUp'),
  'keeps the practice': button('scheduling:book.keepPractice'),
  'adds the lesson to her calendar': button('scheduling:appointment.add'),
  'starts over': button('scheduling:book.startOver'),
  'looks for centres nearby': nearest,
  'asks why the credit is lost': why().within(dialog()),
  "asks why it can't be moved": why().within(aside('scheduling:appointment.lesson')),
  'cancels it instead': link('scheduling:appointment.cancel').within(main),
  'takes the place': ({ lesson }) => lesson.takePlace(),
  'asks for suggestions': askForSuggestions,
  'has asked for suggestions': askForSuggestions,
  'wants to cancel that lesson': async ({ lesson }, world, member) => {
    await world.openLesson(member)
    await lesson.wantToCancel()
  },
}

const deviceActs: DeviceActions = {
  "doesn't share her location": (device) => device.denyLocation(),
  'has found the centres around her': async (device, world, member) => {
    device.setLocation({ zone: 'America/Chicago', latitude: 41.88, longitude: -87.63 })
    const { booking, screen } = world.as(member)
    await booking.begin()
    await screen.press(nearest)
  },
  'tried to book without a connection': async (device, world, member) => {
    await device.disconnect()
    await world.as(member).booking.book()
    await device.connect()
  },
  'has no lessons': (_device, { club }, member) => club.lessons.are(member, []),
}

const facts: Facts = {
  'the device has a file for her calendar': async ({ screen }) => (await screen.files()).some((name) => name.endsWith('.ics')),
  'it can be moved': ({ lesson }) => lesson.canMove(),
  "it can't be moved": async ({ lesson }) => !(await lesson.canMove()),
  'she is second on the waiting list': async ({ lesson }) => (await lesson.position()) === 2,
  'the credit comes back': ({ lesson }) => lesson.creditComesBack(),
  'the credit is lost': async ({ lesson }) => !(await lesson.creditComesBack()),
  'the place can be taken': ({ lesson }) => lesson.canTakePlace(),
  "the place can't be taken": async ({ lesson }) => !(await lesson.canTakePlace()),
  "only the centre's time is shown": async ({ lesson }) => (await lesson.ownTime()) === undefined,
  'there is no lesson on the chosen day': async ({ calendar }) => (await calendar.lessonsOfChosenDay()).length === 0,
  'the free times are being loaded': ({ booking }) => booking.reading(),
  'the free times are loaded': async ({ booking }) => !(await booking.reading()),
}

const texts: Texts = {
  'first centre nearby': async ({ booking }) => (await booking.nearby())[0]?.name,
  'first centre of the list': async ({ booking }) => (await booking.centres())[0],
  'country of the postal codes': ({ booking }) => booking.searchedCountry(),
  'note to the lesson': ({ lesson }) => lesson.note(),
  "club's message about the free times": ({ booking }) => booking.message(),
}

const events: ClubEvents = {
  'the club has restored that lesson': ({ club }) => club.lessons.restoreLast(),
  'a place has become free': ({ club }) => club.lessons.freePlace(),
  'the club sends the first of them in a broken form': ({ club }) => club.faults.sendInvalidRecord(['scheduling.appointments'], 0),
}

const outcomes: ClubChecks = {
  'the kinds of lesson, the earlier bookings, her location and her country are still known': ({ me }) => me.booking.keepsAnswers(),
  'the club was asked once for each of them': ({ club }) =>
    ['scheduling.lesson-types', 'scheduling.last-bookings', 'scheduling.centers-nearest', 'scheduling.info-country'].every(
      (call) => club.requestCount([call]) === 1,
    ),
}

const scheduling: Phrases = { outcomes, events, acts, deviceActs, facts, texts }

export const schedulingWords: readonly Phrases[] = [scheduling]
