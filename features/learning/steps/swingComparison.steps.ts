import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} lays {string} beside the one before it', async function (member: Member, left: string) {
  await this.as(member).comparison.open({ left })
})

When<ClubWorld>('{member} lays {string} and {string} side by side', async function (member: Member, left: string, right: string) {
  await this.as(member).comparison.open({ left, right })
})

When<ClubWorld>(
  '{member} lays {string} and {string} on each other at the frames {int} and {int}',
  async function (member: Member, left: string, right: string, one: number, other: number) {
    await this.as(member).comparison.open({ left, right, marks: [one, other] })
  },
)

When<ClubWorld>('{member} lets both run', async function (member: Member) {
  await this.as(member).comparison.run()
})

When<ClubWorld>('{member} makes both films half as fast', async function (member: Member) {
  await this.as(member).comparison.changeSpeed(0.5)
})

When<ClubWorld>('{member} sends both films to their middle', async function (member: Member) {
  await this.as(member).comparison.goToMiddle()
})

When<ClubWorld>('{member} steps both films {int} frames on', async function (member: Member, frames: number) {
  await this.as(member).comparison.step(frames)
})

When<ClubWorld>('{member} finds impact in the first film at frame {int}', async function (member: Member, frame: number) {
  await this.as(member).comparison.markImpact('left', frame)
})

When<ClubWorld>('{member} finds impact in the second film at frame {int}', async function (member: Member, frame: number) {
  await this.as(member).comparison.markImpact('right', frame)
})

Then<ClubWorld>('{string} and {string} lie side by side', async function (left: string, right: string) {
  await this.sees(() => this.me.comparison.swings(), [left, right])
})

Then<ClubWorld>('both films run within a frame of each other', async function () {
  await this.sees(async () => (await this.me.comparison.apart()) <= 1, true)
})

Then<ClubWorld>('the films show the frames {int} and {int}', async function (one: number, other: number) {
  await this.sees(() => this.me.comparison.frames(), [one, other])
})
