import { Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { day } from '../../world/parameters.ts'
import { define, definePhrases } from '../../world/parameterTypes.ts'
import { momentOf } from '../../world/timeTexts.ts'
import type { LessonActor } from '../actors/LessonActor.ts'
import type { LessonState } from '../actors/lessonFacts.ts'
import { lessonOnScreen } from '../lessonOnScreen.ts'

type Moment = Temporal.PlainDateTime

type Cancellation = (lesson: LessonActor) => Promise<void>

define('cancellation', /| with the note "[^"]*"| and accepts the loss of the credit| twice at once/, (text): Cancellation => {
  if (text === ' twice at once') return (lesson) => lesson.cancelTwice()
  if (text === '') return (lesson) => lesson.cancel()
  const [, note] = /"(.*)"/.exec(text) ?? []
  return (lesson) => lesson.cancel(note === undefined ? { lossAccepted: true } : { note })
})

definePhrases<(actor: Actor, id: string) => Promise<void>>('lessonDeed', {
  opens: ({ lesson }, id) => lesson.open(id),
  'has opened': ({ lesson }, id) => lesson.open(id),
  'goes back to': ({ lesson }) => lesson.goBack(),
  'wants to move': ({ booking }, id) => booking.beginMoving(id),
  'goes forward to moving': ({ screen }) => screen.forward(),
})

When<ClubWorld>('{member} {lessonDeed} that lesson', async function (member: Member, deed: (actor: Actor, id: string) => Promise<void>) {
  await deed(this.as(member), this.lesson)
})

When<ClubWorld>('{member} has begun to cancel that lesson with the note {string}', async function (member: Member, note: string) {
  await this.openLesson(member)
  await this.as(member).lesson.wantToCancel()
  await this.as(member).lesson.writeNote(note)
})

define('ofDay', /| of \w+ \d{1,2} \w+/, (text) => (text === '' ? undefined : day(text.replace(' of ', ''))))

Then<ClubWorld>('the lesson{ofDay} is shown as {state}', async function (date: Temporal.PlainDate | undefined, state: LessonState) {
  if (date) await this.me.lesson.open(this.club.lessons.on(date, this.activeMember))
  await this.expectEventually(() => this.me.lesson.state(), state)
})

When<ClubWorld>('{member} cancels that lesson{cancellation}', async function (member: Member, how: Cancellation) {
  await this.openLesson(member)
  await how(this.as(member).lesson)
})

When<ClubWorld>('{member} (has )cancel(s)(led) the lesson of {day}', async function (member: Member, date: Temporal.PlainDate) {
  await this.as(member).lesson.open(this.club.lessons.on(date, this.activeMember))
  await this.as(member).lesson.cancel()
})

Then<ClubWorld>(
  '{member} reads {lesson} with {coach} at {centre} on {moment}',
  async function (member: Member, lesson: string, coach: string, centre: string, at: Moment) {
    const expected = { lesson: await lessonOnScreen(this, member, lesson), coach, centre, ...momentOf(at) }
    await this.expectEventually(() => this.as(member).lesson.facts(), expected)
  },
)

Then<ClubWorld>('{member} sees that it lasts {int} minutes', async function (member: Member, minutes: number) {
  await this.expectEventually(() => this.as(member).lesson.minutes(), minutes)
})

Then<ClubWorld>('{member} sees that her/his own clock will show {moment}', async function (member: Member, at: Moment) {
  await this.expectEventually(() => this.as(member).lesson.ownTime(), momentOf(at))
})
