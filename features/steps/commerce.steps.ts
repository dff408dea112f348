import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../world/ClubWorld.ts'
import type { Member } from '../world/cast.ts'

Given<ClubWorld>('{member} has {int} pieces in the cart', async function (member: Member, count: number) {
  await this.club.members.hasInCart(member, count)
})

Then<ClubWorld>('{member} reads that {int} pieces are in the cart', async function (member: Member, count: number) {
  await this.sees(() => this.as(member).cart.pieces(), count)
})

Then<ClubWorld>('{member} reads no number of pieces in the cart', async function (member: Member) {
  await this.sees(() => this.as(member).cart.pieces(), undefined)
})
