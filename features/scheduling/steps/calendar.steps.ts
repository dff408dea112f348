import { type DataTable, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { day, time } from '../../world/parameters.ts'
import { anyRefusal } from '../../world/refusals.ts'
import { momentOf } from '../../world/timeTexts.ts'

Then<ClubWorld>(
  'the calendar of {month} marks the day(s) {list}',
  async function (month: Temporal.PlainYearMonth, days: readonly string[]) {
    await this.expectEventually(() => this.me.calendar.month(), month.toString())
    await this.expectEventually(() => this.me.calendar.markedDays(), days.map(Number))
  },
)

Then<ClubWorld>('{member} sees these lessons of the chosen day:', async function (member: Member, table: DataTable) {
  const lessons = table.hashes().map(({ lesson = '', coach = '', centre = '', ...row }) => ({
    ...{ lesson, coach, centre },
    ...momentOf(day(row['day'] ?? '').toPlainDateTime(time(row['time'] ?? ''))),
  }))
  await this.expectEventually(() => this.as(member).calendar.lessonsOfChosenDay(), lessons)
})

Then<ClubWorld>('{member} sees no lesson of {member}', async function (member: Member, _other: Member) {
  await this.as(member).calendar.look()
  await this.expectEventually(() => this.as(member).calendar.markedDays(), [])
})

Then<ClubWorld>("only the number of the refusal's reason is kept", async function () {
  await this.expectEventually(() => this.me.refusalReason(), { code: anyRefusal, words: undefined })
})
