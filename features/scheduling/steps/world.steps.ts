import { type DataTable, Given, Then } from '@cucumber/cucumber'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { day, time } from '../../world/parameters.ts'
import { define, definePhrases } from '../../world/parameterTypes.ts'

type Moment = Temporal.PlainDateTime

type Free = Parameters<Club['lessons']['free']>[0]

define('free', /.+? is free(?: with .+?)?/, (text): Pick<Free, 'centre' | 'coach'> => {
  const [centre = '', coach] = text.split(' is free with ')
  return coach ? { centre, coach } : { coach: text.replace(' is free', '') }
})

type Credits = Parameters<Club['memberships']['hasCredits']>[1]

define('credits', /\d+ credits?(?: of \d+, of which \d+ end on \w+ \d+ \w+)?/, (text): Credits => {
  const [left = 0, total, amount] = [...text.matchAll(/\d+/g)].map(Number)
  if (total === undefined || amount === undefined) return { left }
  return { left, total, ending: { amount, day: day(text.split(' end on ')[1] ?? '') } }
})

type Booked = Partial<Parameters<Club['lessons']['add']>[1]>

definePhrases<Booked>('booked', { lesson: {}, practice: { lesson: 'Practice bay' } })

definePhrases<number>('rank', { first: 1, second: 2 })

type Event = (lessons: Club['lessons'], member: Member) => Promise<unknown>

/** What happens elsewhere meanwhile. */
definePhrases<Event>('elsewhere', {
  'taken the place': (lessons, member) => lessons.givePlaceTo(member),
  'cancelled it on another device': (lessons) => lessons.cancelLast(),
  'booked that time': (lessons, member) => lessons.takes(member),
})

Given<ClubWorld>('{member} has meanwhile {elsewhere}', async function (member: Member, event: Event) {
  await event(this.club.lessons, member)
})

Given<ClubWorld>('{member} has a {booked} on {moment}', async function (member: Member, booked: Booked, at: Moment) {
  await this.club.lessons.add(member, { ...booked, at })
})

Given<ClubWorld>('{member} is {rank} on the waiting list of {moment}', async function (member: Member, place: number, at: Moment) {
  await this.club.lessons.wait(member, { at }, place)
})

Given<ClubWorld>('{free} on {moment}', async function (free: Pick<Free, 'centre' | 'coach'>, at: Moment) {
  await this.club.lessons.free({ ...free, at })
})

Given<ClubWorld>('{member} has {credits}', async function (member: Member, credits: Credits) {
  await this.club.memberships.hasCredits(member, credits)
})

Given<ClubWorld>(
  /^(\w+) has booked (\d+ lessons?|the same lesson \d+ times) before(?:, the latest)? with (.+)$/,
  async function (member: Member, booked: string, coach: string) {
    const count = Number(/\d+/.exec(booked))
    const { lessons } = this.club
    await (booked.startsWith('the same') ? lessons.bookedAlike(member, count, coach) : lessons.bookedBefore(member, count, coach))
  },
)

Then<ClubWorld>('the club holds {count} lesson(s) for {member}', async function (count: number, member: Member) {
  await this.expectEventually(async () => (await this.club.lessons.lessonsOf(member)).length, count)
})

Given<ClubWorld>('{member} has these lessons:', async function (member: Member, table: DataTable) {
  const lessons = table.hashes().map((row) => ({ ...row, at: day(row['day'] ?? '').toPlainDateTime(time(row['time'] ?? '')) }))
  await this.club.lessons.are(member, lessons)
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
  this.club.setTime(this.club.lessons.startOf(this.lesson).subtract(left))
})

Given<ClubWorld>('these times are free on {day}:', async function (date: Temporal.PlainDate, table: DataTable) {
  for (const row of table.hashes())
    await this.club.lessons.free({ coach: row['coach'] ?? '', at: date.toPlainDateTime(time(row['time'] ?? '')) })
})

Given<ClubWorld>('{coach} has a waiting list of {int} on {moment}', async function (coach: string, waiting: number, at: Moment) {
  await this.club.lessons.waitingList({ coach, at }, waiting)
})

Then<ClubWorld>(
  'the club holds exactly one lesson for {member}, with {coach} on {moment}',
  async function (member: Member, coach: string, at: Moment) {
    await this.expectEventually(() => this.club.lessons.lessonsOf(member), [{ coach, at: at.toString() }])
  },
)

Then<ClubWorld>('the club holds exactly one practice for {member}, on {moment}', async function (member: Member, at: Moment) {
  await this.expectEventually(() => this.club.lessons.practicesOf(member), [at.toString()])
})

Then<ClubWorld>('the club has {member} on the waiting list of {moment}', async function (member: Member, at: Moment) {
  await this.expectEventually(() => this.club.lessons.waitingOf(member), [at.toString()])
})

Then<ClubWorld>('the club has received the note {string}', async function (note: string) {
  await this.expectEventually(() => this.club.lessons.noteOn(this.lesson), note)
})

Then<ClubWorld>('the club expects {member} as a left-handed player', async function (member: Member) {
  await this.expectEventually(() => this.club.lessons.handExpectedOf(member), 'left')
})
