import { Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { clockOf, factsOf } from '../../world/facts.ts'
import { time } from '../../world/parameters.ts'
import { define, defineWords } from '../../world/vocabulary.ts'
import type { BookingActor, TimeOfDay } from '../actors/SchedulingActors.ts'

type Deed = (actor: Actor) => Promise<void>

/** What a player does that needs no further word. */
defineWords<Deed>('schedulingDeed', {
  'opens her lessons': ({ calendar }) => calendar.look(),
  'has opened her lessons': ({ calendar }) => calendar.look(),
  'tries again': ({ calendar }) => calendar.tryAgain(),
  'begins to book': ({ booking }) => booking.begin(),
  'has begun to book': ({ booking }) => booking.begin(),
  'looks her choice over': ({ booking }) => booking.review(),
  books: ({ booking }) => booking.book(),
  'has booked': ({ booking }) => booking.book(),
  'books twice at once': ({ booking }) => booking.bookTwice(),
  'books the first earlier booking again': ({ booking }) => booking.bookAgain(0),
  'gives up the practice': ({ booking }) => booking.givePracticeUp(),
  'keeps the practice': ({ booking }) => booking.keepPractice(),
  'starts over': ({ booking }) => booking.startOver(),
  'looks for centres around the place': ({ booking }) => booking.lookAround(),
  'takes the place': ({ lesson }) => lesson.takePlace(),
})

type Fact = (actor: Actor) => Promise<boolean>

defineWords<Fact>('schedulingFact', {
  'it can be moved': ({ lesson }) => lesson.canMove(),
  "it can't be moved": async ({ lesson }) => !(await lesson.canMove()),
  'she is second in line': async ({ lesson }) => (await lesson.position()) === 2,
  'the credit comes back': ({ lesson }) => lesson.creditComesBack(),
  'the credit is lost': async ({ lesson }) => !(await lesson.creditComesBack()),
  'the place can be taken': ({ lesson }) => lesson.canTakePlace(),
  "the place can't be taken": async ({ lesson }) => !(await lesson.canTakePlace()),
  "no time but the centre's is told": async ({ lesson }) => (await lesson.ownTime()) === undefined,
  'there is no lesson on the chosen day': async ({ calendar }) => (await calendar.lessonsOfChosenDay()).length === 0,
  'the openings are being read': ({ booking }) => booking.reading(),
  'the openings are read': async ({ booking }) => !(await booking.reading()),
})

type Text = (actor: Actor) => Promise<string | undefined>

defineWords<Text>('schedulingText', {
  'first centre around the place': async ({ booking }) => (await booking.nearby())[0]?.name,
  'first centre of the list': async ({ booking }) => (await booking.centres())[0],
  'country of the postal codes': ({ booking }) => booking.searchedCountry(),
  'note to the lesson': ({ lesson }) => lesson.note(),
  "club's message about the openings": ({ booking }) => booking.message(),
})

defineWords<Text>('schedulingDay', {
  'the chosen day is': ({ calendar }) => calendar.chosenDay(),
  'the calendar starts from': ({ calendar }) => calendar.start(),
  'the openings start from': ({ booking }) => booking.start(),
})

defineWords<Text>('schedulingMonth', {
  'the calendar': ({ calendar }) => calendar.month(),
  'the openings': ({ booking }) => booking.month(),
})

defineWords<(actor: Actor) => Promise<readonly string[]>>('choosable', {
  coaches: ({ booking }) => booking.coaches(),
  lessons: ({ booking }) => booking.lessons(),
})

defineWords<string>('availability', { full: 'full', "one's own": 'yours' })

type Turning = (actor: Actor) => Promise<void>

/** "1 month forward and 2 back", "1 year back". */
define('turning', /\d+ (?:month|year)s? (?:forward|back)(?: and \d+ (?:forward|back))?/, (text): Turning => {
  const steps = [...text.matchAll(/(\d+) (?:\w+ )?(forward|back)/g)].map(([, count, way]) => (way === 'back' ? -1 : 1) * Number(count))
  return text.includes('year') ? ({ booking }) => booking.turnYears(steps[0] ?? 0) : (actor) => actor.turnMonths(...steps)
})

type Narrowing = Parameters<BookingActor['choose']>[0]

const timesOfDay: readonly TimeOfDay[] = ['morning', 'afternoon', 'evening']

const centreWords = /Lab|Studio|Room/

define('narrowing', /the \w+|[^ ]+ (?!.* and at once to ).+/, (text): Narrowing => {
  const timeOfDay = timesOfDay.find((each) => text === `the ${each}`)
  if (timeOfDay) return { timeOfDay }
  return centreWords.test(text) ? { centre: text } : { coach: text }
})

When<ClubWorld>('{member} {schedulingDeed}', async function (member: Member, deed: Deed) {
  await deed(this.as(member))
})

When<ClubWorld>('{member} turns {turning}', async function (member: Member, turn: Turning) {
  await turn(this.as(member))
})

When<ClubWorld>('{member} narrows them to {narrowing}', async function (member: Member, choice: Narrowing) {
  await this.as(member).booking.choose(choice)
})

Then<ClubWorld>('{member} reads that {schedulingFact}', async function (member: Member, fact: Fact) {
  await this.sees(() => fact(this.as(member)), true)
})

Then<ClubWorld>('the {schedulingText} is {string}', async function (read: Text, expected: string) {
  await this.sees(() => read(this.me), expected)
})

Then<ClubWorld>('{schedulingDay} {day}', async function (read: Text, date: Temporal.PlainDate) {
  await this.sees(() => read(this.me), date.toString())
})

Then<ClubWorld>('{schedulingMonth} show(s) {month}', async function (read: Text, month: Temporal.PlainYearMonth) {
  await this.sees(() => read(this.me), month.toString())
})

Then<ClubWorld>(
  '{member} can choose among the {choosable} {list}',
  async function (member: Member, read: (actor: Actor) => Promise<readonly string[]>, names: readonly string[]) {
    await this.sees(() => read(this.as(member)), names)
  },
)

Then<ClubWorld>('{member} can choose among {int} centres', async function (member: Member, count: number) {
  await this.sees(async () => (await this.as(member).booking.centres()).length, count)
})

Then<ClubWorld>(/^(\w+) is offered (?:no times|the times (.+))$/, async function (member: Member, times?: string) {
  const expected = times ? times.split(/, | and /).map((each) => clockOf(time(each))) : []
  await this.sees(async () => (await this.as(member).booking.offered()).map((slot) => slot.time), expected)
})

Then<ClubWorld>('{moment} is offered as {availability}', async function (at: Temporal.PlainDateTime, expected: string) {
  await this.sees(() => this.me.booking.availability(factsOf(at)), expected)
})
