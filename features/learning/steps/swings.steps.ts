import { Given, Then, When } from '@cucumber/cucumber'
import type { SwingView } from '#domain/learning/swing'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { button, main } from '../../world/screen/Target.ts'
import { swingId } from '../swingNames.ts'
import { cards, factsOf, type SwingFacts, send, step } from '../words/swings.ts'

Given<ClubWorld>('{member} has been filmed {int} times', async function (member: Member, times: number) {
  await this.club.learning.isRecorded(playerId(member), times)
})

When<ClubWorld>('{member} wants to see swings filmed {swingSide}', async function (member: Member, view: SwingView) {
  await this.as(member).screen.press(button(`swings:view.${view}`))
})

definePhrases<boolean>('direction', { on: true, back: false })

type Reader = (actor: Actor) => Promise<SwingFacts>

definePhrases<Reader>('swing', {
  'the newest swing': ({ screen }) => factsOf(screen, cards.at(0), 3),
  'the open swing': ({ screen }) => factsOf(screen, main, 1),
})

When<ClubWorld>('{member} goes {int} frame(s) {direction}', async function (member: Member, frames: number, isOn: boolean) {
  await step(this.as(member), isOn ? frames : -frames)
})

Then<ClubWorld>('{swing} is with the {string}, {swingSide}', async function (read: Reader, club: string, view: SwingView) {
  await this.expectEventually(() => read(this.me), { club, view })
})

Then<ClubWorld>('the coach has {string} about {string}', async function (comment: string, swing: string) {
  await this.expectEventually(() => this.club.learning.commentsOn(swingId(swing)).join(', '), comment)
})

When<ClubWorld>(
  /^(\w+) sends the swing to (?:her|his) coach with (?:a comment of (\d+) characters|an invisible character in the comment)$/,
  async function (member: Member, length?: string) {
    await send(this.as(member), length ? 'x'.repeat(Number(length)) : 'Hips \u0007late')
  },
)
