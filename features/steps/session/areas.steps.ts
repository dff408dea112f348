import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Then<ClubWorld>('{member} is offered {list} in the navigation', async function (member: Member, areas: readonly string[]) {
  await this.sees(() => this.as(member).areas.offered(), areas)
})

Then<ClubWorld>('{member} is told that this is not part of her/his membership', async function (member: Member) {
  await this.sees(() => this.as(member).areas.isTurnedAway(), true)
})

Then<ClubWorld>("the device keeps a pass for the launch monitor's shop beside the club's", async function () {
  await this.sees(async () => {
    const kept = Object.values(await this.myDevice.kept()).join()
    return /"skytrakShop":\{"token":"[^"]+","storeCode":"monitor"/.test(kept) && /"shop":\{"token":"/.test(kept)
  }, true)
})
