import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

const statusOf = (state: string) => state.toUpperCase().replace(' ', '_')

Given<ClubWorld>(/^the club gives (\w+)'s plan (?:the state "(.*)"|no state)$/, async function (member: Member, status?: string | null) {
  await this.club.learning.planStands(playerId(member), status ? statusOf(status) : undefined)
})

Then<ClubWorld>("the club knows that the state of {member}'s plan is {string}", async function (member: Member, status: string) {
  await this.expectEventually(() => this.club.learning.planOf(playerId(member)), statusOf(status))
})
