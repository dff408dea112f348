import { Given, Then, When } from '@cucumber/cucumber'
import type { SwingView } from '#domain/learning/swing'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { SwingFacts } from '../actors/SwingsActor.ts'

Given<ClubWorld>('{member} has been filmed {int} times', async function (member: Member, times: number) {
  await this.club.learning.isRecorded(playerId(member), times)
})

When<ClubWorld>('{member} wants to see swings filmed {swingSide}', async function (member: Member, view: SwingView) {
  await this.as(member).swings.wantView(view)
})

definePhrases<boolean>('direction', { on: true, back: false })

definePhrases<(actor: Actor) => Promise<SwingFacts | undefined>>('swing', {
  'the newest swing': ({ swings }) => swings.newest(),
  'the open swing': ({ swings }) => swings.shown(),
})

When<ClubWorld>('{member} goes {int} frame(s) {direction}', async function (member: Member, frames: number, isOn: boolean) {
  await this.as(member).swings.step(isOn ? frames : -frames)
})

Then<ClubWorld>(
  '{swing} is with the {string}, {swingSide}',
  async function (read: (actor: Actor) => Promise<SwingFacts | undefined>, club: string, view: SwingView) {
    await this.expectEventually(() => read(this.me), { club, view })
  },
)
