import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Given<ClubWorld>('no pass of {member} is accepted any more', async function (member: Member) {
  await this.club.memberships.rejectAllTokens(member)
})

When<ClubWorld>('{member} opens home in {int} windows at once', async function (member: Member, count: number) {
  await Promise.all(
    this.device(member)
      .windows(count)
      .map((window) => window.home.go()),
  )
})

Then<ClubWorld>("{member}'s pass for the shop is revoked", async function (member: Member) {
  await this.expectEventually(() => this.club.memberships.areShopTokensVoid(member), true)
})

Then<ClubWorld>("the club has seen only {member}'s pass", async function (member: Member) {
  await this.expectEventually(() => this.club.callsWithForeignToken(member), [])
})
