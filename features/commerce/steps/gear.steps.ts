import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { gapsIn } from '../../world/screen/shown.ts'
import { region, status } from '../../world/screen/Target.ts'

Then<ClubWorld>('the gear bought{window} is {string}', async function (inSecondWindow: boolean, expected: string) {
  const { screen } = this.at(this.activeMember, inSecondWindow)
  await this.expectEventually(() => gapsIn(screen, 'gear:bought.lead', 'name', status().within(region('gear:bought.title'))), [expected])
})

Then<ClubWorld>('the club has {times} sold gear to {member}', async function (times: number, member: Member) {
  await this.expectEventually(() => this.club.purchases.gearSold(member), times)
})
