import { Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { time } from '../../world/parameters.ts'
import { define, definePhrases } from '../../world/parameterTypes.ts'
import { momentOf, timeText } from '../../world/timeTexts.ts'
import type { BookingActor } from '../actors/BookingActor.ts'
import type { TimeOfDay } from '../actors/lessonFacts.ts'

type Text = (actor: Actor) => Promise<string | undefined>

definePhrases<Text>('schedulingDay', {
  'the chosen day is': ({ calendar }) => calendar.chosenDay(),
  'the calendar starts from': ({ calendar }) => calendar.start(),
  'the free times start from': ({ booking }) => booking.start(),
})

definePhrases<Text>('schedulingMonth', {
  'the calendar': ({ calendar }) => calendar.month(),
  'the free times': ({ booking }) => booking.month(),
})

definePhrases<(actor: Actor) => Promise<readonly string[]>>('choosable', {
  coaches: ({ booking }) => booking.coaches(),
  lessons: ({ booking }) => booking.lessons(),
})

definePhrases<string>('availability', { full: 'full', "the player's own": 'yours' })

type Turning = (actor: Actor) => Promise<void>

/** "1 month forward and 2 back", "1 year back". */
define('turning', /\d+ (?:month|year)s? (?:forward|back)(?: and \d+ (?:forward|back))?/, (text): Turning => {
  const steps = [...text.matchAll(/(\d+) (?:\w+ )?(forward|back)/g)].map(([, count, way]) => (way === 'back' ? -1 : 1) * Number(count))
  return text.includes('year') ? ({ booking }) => booking.turnYears(steps[0] ?? 0) : (actor) => actor.turnMonths(...steps)
})

type Narrowing = Parameters<BookingActor['choose']>[0]

const timesOfDay: readonly TimeOfDay[] = ['morning', 'afternoon', 'evening']

const centreWords = /Lab|Studio|Room/

define('narrowing', /the \w+|[^ ]+ (?!.* and at once by ).+/, (text): Narrowing => {
  const timeOfDay = timesOfDay.find((each) => text === `the ${each}`)
  if (timeOfDay) return { timeOfDay }
  return centreWords.test(text) ? { centre: text } : { coach: text }
})

When<ClubWorld>('{member} moves {turning}', async function (member: Member, turn: Turning) {
  await turn(this.as(member))
})

When<ClubWorld>('{member} filters them by {narrowing}', async function (member: Member, choice: Narrowing) {
  await this.as(member).booking.choose(choice)
})

Then<ClubWorld>('{schedulingDay} {day}', async function (read: Text, date: Temporal.PlainDate) {
  await this.expectEventually(() => read(this.me), date.toString())
})

Then<ClubWorld>('{schedulingMonth} show(s) {month}', async function (read: Text, month: Temporal.PlainYearMonth) {
  await this.expectEventually(() => read(this.me), month.toString())
})

Then<ClubWorld>(
  '{member} can choose among the {choosable} {list}',
  async function (member: Member, read: (actor: Actor) => Promise<readonly string[]>, names: readonly string[]) {
    await this.expectEventually(() => read(this.as(member)), names)
  },
)

Then<ClubWorld>('{member} can choose among {int} centres', async function (member: Member, count: number) {
  await this.expectEventually(async () => (await this.as(member).booking.centres()).length, count)
})

Then<ClubWorld>(/^(\w+) is offered (?:no times|the times (.+))$/, async function (member: Member, times?: string) {
  const expected = times ? times.split(/, | and /).map((each) => timeText(time(each))) : []
  await this.expectEventually(async () => (await this.as(member).booking.offered()).map((slot) => slot.time), expected)
})

Then<ClubWorld>('{moment} is shown as {availability}', async function (at: Temporal.PlainDateTime, expected: string) {
  await this.expectEventually(() => this.me.booking.availability(momentOf(at)), expected)
})
