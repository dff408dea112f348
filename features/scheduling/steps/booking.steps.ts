import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { define } from '../../world/parameterTypes.ts'
import { momentOf } from '../../world/timeTexts.ts'
import type { Choice } from '../actors/lessonFacts.ts'
import { lessonOnScreen } from '../lessonOnScreen.ts'
import { bookingCalls } from './callGroups.ts'

type Moment = Temporal.PlainDateTime

type ChosenLesson = Pick<Choice, 'coach'> & { readonly lesson: string }

define('withCoach', /| with .+?/, (text): Pick<Choice, 'coach'> => (text === '' ? {} : { coach: text.replace(' with ', '') }))

Given<ClubWorld>(
  '{member} has chosen {lesson}{withCoach} on {moment}',
  async function (member: Member, lesson: string, coach: Pick<Choice, 'coach'>, at: Moment) {
    await this.startBooking(member)
    await choose(this, member, { lesson, ...coach }, at)
  },
)

Given<ClubWorld>('{member} has chosen {lesson} on {moment} instead', async function (member: Member, lesson: string, at: Moment) {
  const { booking, calendar } = this.as(member)
  await calendar.look()
  await booking.begin()
  await choose(this, member, { lesson }, at)
})

Given<ClubWorld>('{member} has opened that lesson and moved it to {moment}', async function (member: Member, at: Moment) {
  const { booking, lesson } = this.as(member)
  await lesson.open(this.lesson)
  await booking.beginMoving(this.lesson)
  await booking.lookAt(at.toPlainDate().toString())
  await booking.pick(momentOf(at))
  await booking.book()
  await this.expectNotice(member, 'moved')
})

Given<ClubWorld>('{member} has also chosen {moment}', async function (member: Member, at: Moment) {
  const { booking } = this.as(member)
  await booking.lookAt(at.toPlainDate().toString())
  await booking.pick(momentOf(at))
})

Given<ClubWorld>(
  "it is unknown whether {member}'s booking of {lesson} on {moment} went through",
  async function (member: Member, lesson: string, at: Moment) {
    const { faults } = this.club
    await this.startBooking(member)
    await choose(this, member, { lesson }, at)
    faults.loseAnswer(bookingCalls)
    faults.failWithServerError(['scheduling.appointments'])
    await this.as(member).booking.book()
    await this.expectNotice(member, 'outcome-unknown')
    faults.clear()
  },
)

Given<ClubWorld>('{member} wants to move that lesson to {moment}', async function (member: Member, at: Moment) {
  const { booking } = this.as(member)
  await booking.beginMoving(this.lesson)
  await booking.lookAt(at.toPlainDate().toString())
  await booking.pick(momentOf(at))
})

Then<ClubWorld>('{member} is choosing a lesson and a time, with no time chosen yet', async function (member: Member) {
  await this.expectEventually(() => this.as(member).booking.step(), 'selection')
  await this.expectEventually(() => this.as(member).booking.picked(), [])
})

Then<ClubWorld>(
  /^(\w+) still has (.+?)(?:,| and) (.+?)(?: and (.+))? chosen$/,
  async function (member: Member, lesson: string, centre: string, coach?: string) {
    await this.expectEventually(() => this.as(member).booking.choice(), { lesson, centre, coach: coach ?? undefined })
  },
)

Then<ClubWorld>('{member} has {int} time(s) chosen', async function (member: Member, count: number) {
  await this.expectEventually(async () => (await this.as(member).booking.picked()).length, count)
})

Then<ClubWorld>(
  '{member} is offered {int} earlier bookings, the first with {coach}',
  async function (member: Member, count: number, coach: string) {
    await this.expectEventually(
      async () => {
        const earlier = await this.as(member).booking.earlier()
        return { count: earlier.length, coach: earlier[0] }
      },
      { count, coach },
    )
  },
)

async function choose(world: ClubWorld, member: Member, { lesson, coach }: ChosenLesson, at: Moment): Promise<void> {
  const { booking } = world.as(member)
  await booking.choose({ lesson: await lessonOnScreen(world, member, lesson), coach })
  await booking.lookAt(at.toPlainDate().toString())
  await booking.pick(momentOf(at))
}
