import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { time } from '../../world/parameters.ts'
import { timeText } from '../../world/timeTexts.ts'

type Day = Temporal.PlainDate

When<ClubWorld>('{member} (is )look(s)(ing) at the free times of {day}', async function (member: Member, date: Day) {
  const { booking } = this.as(member)
  await this.startBooking(member)
  await booking.lookAt(date.toString())
})

Given<ClubWorld>('{member} has moved to {month}', async function (member: Member, month: Temporal.PlainYearMonth) {
  const shown = Temporal.PlainYearMonth.from(await this.as(member).booking.month())
  await this.as(member).turnMonths(month.since(shown, { largestUnit: 'months' }).months)
})

When<ClubWorld>('{member} filters them by {coach} and at once by {coach}', async function (member: Member, first: string, second: string) {
  await this.as(member).booking.chooseInHaste(first, second)
})

Then<ClubWorld>('{member} is offered these times:', async function (member: Member, table: DataTable) {
  const rows = table.hashes().map((row) => ({ coach: row['coach'] ?? '', time: timeText(time(row['time'] ?? '')) }))
  await this.expectEventually(async () => {
    const offered = await this.as(member).booking.offered()
    return offered.map(({ coach, time: clock }) => ({ coach, time: clock }))
  }, rows)
})
