import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Then<ClubWorld>('the gear bought{window} is {string}', async function (inSecondWindow: boolean, expected: string) {
  await this.expectEventually(() => this.at(this.activeMember, inSecondWindow).gear.bought(), expected)
})

Then<ClubWorld>('the club has {times} sold gear to {member}', async function (times: number, member: Member) {
  await this.expectEventually(() => this.club.purchases.gearSold(member), times)
})
