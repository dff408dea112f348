import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>(/^the club says (?:"(.*)"|nothing) of where (\w+)'s plan stands$/, async function (status: string | null, member: Member) {
  await this.club.learning.planStands(playerId(member), status ?? undefined)
})

Then<ClubWorld>("the club knows that {member}'s plan stands at {word}", async function (member: Member, status: string) {
  await this.expectEventually(() => this.club.learning.planOf(playerId(member)), status)
})
