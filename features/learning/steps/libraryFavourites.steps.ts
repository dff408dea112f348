import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Then<ClubWorld>('the favourites of {member} are {string}', async function (member: Member, kept: string) {
  await this.expectEventually(() => this.club.learning.favouritesOf(playerId(member)).join(', '), kept)
})

Then<ClubWorld>('{string} is not marked', async function (title: string) {
  await this.expectEventually(() => this.me.library.isMarked(title), false)
})
