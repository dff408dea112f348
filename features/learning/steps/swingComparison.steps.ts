import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { swingId } from '../swingNames.ts'

definePhrases<'left' | 'right'>('side', { 'first video': 'left', 'second video': 'right' })

When<ClubWorld>(
  '{member} lays {string} and {string} on each other at the frames {int} and {int}',
  async function (member: Member, left: string, right: string, one: number, other: number) {
    await this.as(member).comparison.open({ left: swingId(left), right: swingId(right), marks: [one, other] })
  },
)

When<ClubWorld>('{member} steps both videos {int} frames on', async function (member: Member, frames: number) {
  await this.as(member).comparison.step(frames)
})

Then<ClubWorld>('the videos show the frames {int} and {int}', async function (one: number, other: number) {
  await this.expectEventually(() => this.me.comparison.frames(), [one, other])
})

When<ClubWorld>(
  /^(\w+) lays "(.*?)" (?:beside the one before it|and "(.*)" side by side)$/,
  async function (member: Member, left: string, right?: string) {
    await this.as(member).comparison.open({ left: swingId(left), ...(right && { right: swingId(right) }) })
  },
)

When<ClubWorld>(
  '{member} finds impact in the {side} at frame {int}',
  async function (member: Member, side: 'left' | 'right', frame: number) {
    await this.as(member).comparison.markImpact(side, frame)
  },
)
