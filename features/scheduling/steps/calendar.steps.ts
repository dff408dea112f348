import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { factsOf } from '../../world/facts.ts'
import { day, time } from '../../world/parameters.ts'

Given<ClubWorld>('reading the lessons was refused when {member} looked at them', async function (member: Member) {
  this.club.trouble.refuses(['scheduling.appointments'], 50000)
  await this.as(member).calendar.look()
  this.club.trouble.isOver()
})

When<ClubWorld>('{member} (is )look(s)(ing) at her/his lessons', async function (member: Member) {
  await this.as(member).calendar.look()
})

When<ClubWorld>('{member} tries again', async function (member: Member) {
  await this.as(member).calendar.tryAgain()
})

When<ClubWorld>('{member} turns {int} month(s) forward', async function (member: Member, count: number) {
  await this.as(member).turnMonths(count)
})

When<ClubWorld>('{member} turns {int} month(s) back', async function (member: Member, count: number) {
  await this.as(member).turnMonths(-count)
})

When<ClubWorld>('{member} turns {int} month(s) forward and {int} back', async function (member: Member, forward: number, back: number) {
  await this.as(member).turnMonths(forward, -back)
})

Then<ClubWorld>(
  'the calendar of {month} marks the day(s) {list}',
  async function (month: Temporal.PlainYearMonth, days: readonly string[]) {
    await this.sees(() => this.me.calendar.month(), month.toString())
    await this.sees(() => this.me.calendar.markedDays(), days.map(Number))
  },
)

Then<ClubWorld>('the calendar shows {month}', async function (month: Temporal.PlainYearMonth) {
  await this.sees(() => this.me.calendar.month(), month.toString())
})

Then<ClubWorld>('the calendar starts from {day}', async function (date: Temporal.PlainDate) {
  await this.sees(() => this.me.calendar.start(), date.toString())
})

Then<ClubWorld>('the chosen day is {day}', async function (date: Temporal.PlainDate) {
  await this.sees(() => this.me.calendar.chosenDay(), date.toString())
})

Then<ClubWorld>('{member} sees these lessons of the chosen day:', async function (member: Member, table: DataTable) {
  const lessons = table.hashes().map(({ lesson = '', coach = '', centre = '', ...row }) => ({
    ...{ lesson, coach, centre },
    ...factsOf(day(row['day'] ?? '').toPlainDateTime(time(row['time'] ?? ''))),
  }))
  await this.sees(() => this.as(member).calendar.lessonsOfChosenDay(), lessons)
})

Then<ClubWorld>('{member} sees no lesson on it', async function (member: Member) {
  await this.sees(() => this.as(member).calendar.lessonsOfChosenDay(), [])
})

Then<ClubWorld>('{member} sees no lesson of {member}', async function (member: Member, _other: Member) {
  await this.as(member).calendar.look()
  await this.sees(() => this.as(member).calendar.markedDays(), [])
})

Then<ClubWorld>('nothing but the code {int} is kept of the reason', async function (code: number) {
  await this.sees(() => this.me.reasonKept(), { code, words: undefined })
})
