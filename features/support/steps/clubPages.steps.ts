import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Given<ClubWorld>('the club hides the block {string} of Clubhouse Cares', async function (title: string) {
  await this.club.hideBlock(title)
})

Then<ClubWorld>('{member} reads the block {string}', async function (member: Member, title: string) {
  await this.expectEventually(async () => (await this.as(member).clubPages.blocks()).includes(title), true)
})
