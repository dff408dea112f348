import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { clockOf, factsOf } from '../../world/facts.ts'
import { time } from '../../world/parameters.ts'
import type { TimeOfDay } from '../actors/SchedulingActors.ts'

type Moment = Temporal.PlainDateTime
type Day = Temporal.PlainDate

When<ClubWorld>('{member} (is )look(s)(ing) at the openings of {day}', async function (member: Member, date: Day) {
  const { booking } = this.as(member)
  await this.begun(member)
  await booking.lookAt(date.toString())
})

Given<ClubWorld>('{member} has turned to {month}', async function (member: Member, month: Temporal.PlainYearMonth) {
  const shown = Temporal.PlainYearMonth.from(await this.as(member).booking.month())
  await this.as(member).turnMonths(month.since(shown, { largestUnit: 'months' }).months)
})

When<ClubWorld>('{member} turns {int} year(s) forward', async function (member: Member, count: number) {
  await this.as(member).booking.turnYears(count)
})

When<ClubWorld>('{member} turns {int} year(s) back', async function (member: Member, count: number) {
  await this.as(member).booking.turnYears(-count)
})

When<ClubWorld>('{member} narrows them to {coach}', async function (member: Member, coach: string) {
  await this.as(member).booking.choose({ coach })
})

When<ClubWorld>('{member} narrows them to {centre}', async function (member: Member, centre: string) {
  await this.as(member).booking.choose({ centre })
})

When<ClubWorld>('{member} narrows them to the {timeOfDay}', async function (member: Member, timeOfDay: TimeOfDay) {
  await this.as(member).booking.choose({ timeOfDay })
})

When<ClubWorld>('{member} narrows them to {coach} and at once to {coach}', async function (member: Member, first: string, second: string) {
  await this.as(member).booking.chooseInHaste(first, second)
})

Then<ClubWorld>('{member} is offered these times:', async function (member: Member, table: DataTable) {
  const rows = table.hashes().map((row) => ({ coach: row['coach'] ?? '', time: clockOf(time(row['time'] ?? '')) }))
  await this.sees(async () => {
    const offered = await this.as(member).booking.offered()
    return offered.map(({ coach, time: clock }) => ({ coach, time: clock }))
  }, rows)
})

Then<ClubWorld>('{member} is offered the times {list}', async function (member: Member, times: readonly string[]) {
  await this.sees(async () => (await this.as(member).booking.offered()).map((slot) => slot.time), times.map(time).map(clockOf))
})

Then<ClubWorld>('{member} is offered no times', async function (member: Member) {
  await this.sees(() => this.as(member).booking.offered(), [])
})

Then<ClubWorld>('{moment} is offered as full', async function (at: Moment) {
  await this.sees(() => this.me.booking.availability(factsOf(at)), 'full')
})

Then<ClubWorld>("{moment} is offered as one's own", async function (at: Moment) {
  await this.sees(() => this.me.booking.availability(factsOf(at)), 'yours')
})

Then<ClubWorld>('the openings of {month} are shown', async function (month: Temporal.PlainYearMonth) {
  await this.sees(() => this.me.booking.month(), month.toString())
})

Then<ClubWorld>('they start from {day}', async function (date: Day) {
  await this.sees(() => this.me.booking.start(), date.toString())
})

Then<ClubWorld>('the openings are told as being read', async function () {
  await this.sees(() => this.me.booking.reading(), true)
})

Then<ClubWorld>('the openings are told as read', async function () {
  await this.sees(() => this.me.booking.reading(), false)
})

Then<ClubWorld>("{member} is shown the club's message {string}", async function (member: Member, message: string) {
  await this.sees(() => this.as(member).booking.message(), message)
})

Then<ClubWorld>('{member} can choose among the coaches {list}', async function (member: Member, coaches: readonly string[]) {
  await this.sees(() => this.as(member).booking.coaches(), coaches)
})

Then<ClubWorld>('{member} can choose among the lessons {list}', async function (member: Member, lessons: readonly string[]) {
  await this.sees(() => this.as(member).booking.lessons(), lessons)
})
