import { type DataTable, Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { day, time } from '../../world/parameters.ts'

type Moment = Temporal.PlainDateTime

Given<ClubWorld>('{member} has no lessons', async function (member: Member) {
  await this.club.lessons.are(member, [])
})

Given<ClubWorld>('{member} has these lessons:', async function (member: Member, table: DataTable) {
  const lessons = table.hashes().map((row) => ({ ...row, at: day(row['day'] ?? '').toPlainDateTime(time(row['time'] ?? '')) }))
  await this.club.lessons.are(member, lessons)
})

Given<ClubWorld>('{member} has a lesson on {moment}', async function (member: Member, at: Moment) {
  await this.club.lessons.add(member, { at })
})

Given<ClubWorld>(
  '{member} has a(n) {lesson} lesson with {coach} at {centre} on {moment}',
  async function (member: Member, lesson: string, coach: string, centre: string, at: Moment) {
    await this.club.lessons.add(member, { lesson, coach, centre, at })
  },
)

Given<ClubWorld>('{member} has a lesson that starts in {duration}', async function (member: Member, left: Temporal.Duration) {
  await this.club.lessons.add(member, { at: this.club.timeIn(left) })
})

Given<ClubWorld>('it is {duration} before that lesson', function (left: Temporal.Duration) {
  this.club.travelTo(this.club.lessons.startOf(this.lesson).subtract(left))
})

Given<ClubWorld>('the time to move it has run out meanwhile', function () {
  this.club.travelTo(this.club.lessons.startOf(this.lesson).subtract({ hours: 23, minutes: 59 }))
})

Given<ClubWorld>('{member} has a practice on {moment}', async function (member: Member, at: Moment) {
  await this.club.lessons.add(member, { lesson: 'Practice bay', at })
})

Given<ClubWorld>('{member} is first on the waiting list of {moment}', async function (member: Member, at: Moment) {
  await this.club.lessons.wait(member, { at }, 1)
})

Given<ClubWorld>('{member} is second on the waiting list of {moment}', async function (member: Member, at: Moment) {
  await this.club.lessons.wait(member, { at }, 2)
})

Given<ClubWorld>('a place has fallen free', async function () {
  await this.club.lessons.placeFallsFree()
})

Given<ClubWorld>('{member} has meanwhile taken the place', async function (member: Member) {
  await this.club.lessons.placeGoesTo(member)
})

Given<ClubWorld>('{member} has cancelled it on another device', async function (_member: Member) {
  await this.club.lessons.isCancelled()
})

Given<ClubWorld>('the club sends the first of them in a broken form', function () {
  this.club.trouble.sendsBroken(['scheduling.appointments'], 0)
})

Given<ClubWorld>('{coach} is free on {moment}', async function (coach: string, at: Moment) {
  await this.club.lessons.free({ coach, at })
})

Given<ClubWorld>('{centre} is free with {coach} on {moment}', async function (centre: string, coach: string, at: Moment) {
  await this.club.lessons.free({ centre, coach, at })
})

Given<ClubWorld>('these times are free on {day}:', async function (date: Temporal.PlainDate, table: DataTable) {
  for (const row of table.hashes())
    await this.club.lessons.free({ coach: row['coach'] ?? '', at: date.toPlainDateTime(time(row['time'] ?? '')) })
})

Given<ClubWorld>('{coach} has a waiting list of {int} on {moment}', async function (coach: string, waiting: number, at: Moment) {
  await this.club.lessons.waitingList({ coach, at }, waiting)
})

Given<ClubWorld>('{member} has meanwhile booked that time', async function (member: Member) {
  await this.club.lessons.takes(member)
})

Given<ClubWorld>('{member} has {int} credit(s)', async function (member: Member, left: number) {
  await this.club.members.hasCredits(member, { left })
})

Given<ClubWorld>(
  '{member} has {int} credits of {int}, of which {int} end on {day}',
  async function (member: Member, left: number, total: number, amount: number, end: Temporal.PlainDate) {
    await this.club.members.hasCredits(member, { left, total, ending: { amount, day: end } })
  },
)

Given<ClubWorld>(
  '{member} has booked {int} lesson(s) before, the latest with {coach}',
  async function (member: Member, count: number, coach: string) {
    await this.club.lessons.bookedBefore(member, count, coach)
  },
)

Given<ClubWorld>(
  '{member} has booked the same lesson {int} times before with {coach}',
  async function (member: Member, count: number, coach: string) {
    await this.club.lessons.bookedAlike(member, count, coach)
  },
)

Then<ClubWorld>('the club holds no lesson for {member}', async function (member: Member) {
  await this.sees(() => this.club.lessons.lessonsOf(member), [])
})

Then<ClubWorld>('the club holds exactly one lesson for {member}', async function (member: Member) {
  await this.sees(async () => (await this.club.lessons.lessonsOf(member)).length, 1)
})

Then<ClubWorld>('the club holds {int} lessons for {member}', async function (count: number, member: Member) {
  await this.sees(async () => (await this.club.lessons.lessonsOf(member)).length, count)
})

Then<ClubWorld>(
  'the club holds exactly one lesson for {member}, with {coach} on {moment}',
  async function (member: Member, coach: string, at: Moment) {
    await this.sees(() => this.club.lessons.lessonsOf(member), [{ coach, at: at.toString() }])
  },
)

Then<ClubWorld>('the club holds exactly one practice for {member}, on {moment}', async function (member: Member, at: Moment) {
  await this.sees(() => this.club.lessons.practicesOf(member), [at.toString()])
})

Then<ClubWorld>('the club has {member} on the waiting list of {moment}', async function (member: Member, at: Moment) {
  await this.sees(() => this.club.lessons.waitingOf(member), [at.toString()])
})

Then<ClubWorld>('the club has noted {string}', async function (note: string) {
  await this.sees(() => this.club.lessons.noteOn(this.lesson), note)
})

Then<ClubWorld>('the club is told to expect {member} as a left-handed player', async function (member: Member) {
  await this.sees(() => this.club.lessons.handExpectedOf(member), 'left')
})
