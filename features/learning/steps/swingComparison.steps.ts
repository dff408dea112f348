import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { Side } from '../actors/ComparisonActor.ts'
import { compare } from '../words/comparison.ts'
import { step } from '../words/swings.ts'

definePhrases<Side>('side', { 'first video': 'left', 'second video': 'right' })

When<ClubWorld>('{member} steps both videos {int} frames on', async function (member: Member, frames: number) {
  await step(this.as(member), frames)
})

Then<ClubWorld>('the videos show the frames {int} and {int}', async function (one: number, other: number) {
  await this.expectEventually(() => this.me.frames.shown(), [one, other])
})

When<ClubWorld>(
  /^(\w+) compares "(.*?)" with (?:the one before it|"(.*?)")(?:, aligned at the frames (\d+) and (\d+))?$/,
  async function (member: Member, left: string, right?: string, one?: string, other?: string) {
    await compare(this.as(member), left, right, one && other ? [Number(one), Number(other)] : [])
  },
)

When<ClubWorld>('{member} marks impact in the {side} at frame {int}', async function (member: Member, side: Side, frame: number) {
  await this.as(member).comparison.markImpact(side, frame)
})
