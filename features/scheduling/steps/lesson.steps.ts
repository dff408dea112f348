import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { factsOf } from '../../world/facts.ts'
import type { LessonState } from '../actors/SchedulingActors.ts'

type Moment = Temporal.PlainDateTime

When<ClubWorld>('{member} (has )open(s)(ed) that lesson', async function (member: Member) {
  await this.as(member).lesson.open(this.lesson)
})

When<ClubWorld>('{member} wants to cancel that lesson', async function (member: Member) {
  await this.as(member).lesson.open(this.lesson)
  await this.as(member).lesson.wantToCancel()
})

When<ClubWorld>('{member} cancels that lesson', async function (member: Member) {
  await this.opened(member)
  await this.as(member).lesson.cancel()
})

When<ClubWorld>('{member} goes through with it', async function (member: Member) {
  await this.as(member).lesson.cancel()
})

When<ClubWorld>('{member} cancels that lesson with the note {string}', async function (member: Member, note: string) {
  await this.opened(member)
  await this.as(member).lesson.cancel({ note })
})

When<ClubWorld>('{member} cancels that lesson and accepts the loss of the credit', async function (member: Member) {
  await this.opened(member)
  await this.as(member).lesson.cancel({ lossAccepted: true })
})

When<ClubWorld>('{member} cancels that lesson twice at once', async function (member: Member) {
  await this.opened(member)
  await this.as(member).lesson.cancelTwice()
})

When<ClubWorld>('{member} (has )cancel(s)(led) the lesson of {day}', async function (member: Member, date: Temporal.PlainDate) {
  await this.as(member).lesson.open(this.club.lessons.on(date, this.protagonist))
  await this.as(member).lesson.cancel()
})

Given<ClubWorld>('the club has put that lesson back', async function () {
  await this.club.lessons.isPutBack()
})

When<ClubWorld>('{member} takes the place', async function (member: Member) {
  await this.as(member).lesson.takePlace()
})

Then<ClubWorld>('the lesson is told as {state}', async function (state: LessonState) {
  await this.sees(() => this.me.lesson.state(), state)
})

Then<ClubWorld>('the lesson of {day} is told as {state}', async function (date: Temporal.PlainDate, state: LessonState) {
  await this.me.lesson.open(this.club.lessons.on(date, this.protagonist))
  await this.sees(() => this.me.lesson.state(), state)
})

Then<ClubWorld>(
  '{member} reads {lesson} with {coach} at {centre} on {moment}',
  async function (member: Member, lesson: string, coach: string, centre: string, at: Moment) {
    await this.sees(() => this.as(member).lesson.facts(), { lesson, coach, centre, ...factsOf(at) })
  },
)

Then<ClubWorld>('{member} reads that it lasts {int} minutes', async function (member: Member, minutes: number) {
  await this.sees(() => this.as(member).lesson.minutes(), minutes)
})

Then<ClubWorld>('{member} reads that her/his own clock will show {moment}', async function (member: Member, at: Moment) {
  await this.sees(() => this.as(member).lesson.ownTime(), factsOf(at))
})

Then<ClubWorld>("{member} reads no time but the centre's", async function (member: Member) {
  await this.sees(() => this.as(member).lesson.ownTime(), undefined)
})

Then<ClubWorld>('{member} reads that it can be moved', async function (member: Member) {
  await this.sees(() => this.as(member).lesson.canMove(), true)
})

Then<ClubWorld>("{member} reads that it can't be moved", async function (member: Member) {
  await this.sees(() => this.as(member).lesson.canMove(), false)
})

Then<ClubWorld>('{member} reads that she/he is second in line', async function (member: Member) {
  await this.sees(() => this.as(member).lesson.position(), 2)
})

Then<ClubWorld>('{member} is told that the credit comes back', async function (member: Member) {
  await this.sees(() => this.as(member).lesson.creditComesBack(), true)
})

Then<ClubWorld>('{member} is told that the credit is lost', async function (member: Member) {
  await this.sees(() => this.as(member).lesson.creditComesBack(), false)
})

Then<ClubWorld>('{member} is asked to accept the loss of the credit', async function (member: Member) {
  await this.tells(member, 'loss-to-accept')
})

Then<ClubWorld>('{member} is offered the place', async function (member: Member) {
  await this.sees(() => this.as(member).lesson.canTakePlace(), true)
})

Then<ClubWorld>('{member} is not offered the place', async function (member: Member) {
  await this.sees(() => this.as(member).lesson.canTakePlace(), false)
})

When<ClubWorld>('{member} goes back to that lesson', async function (member: Member) {
  await this.as(member).lesson.goBackTo(this.lesson)
})
