import { Then, When } from '@cucumber/cucumber'
import { type ClubSet, clubSets } from '#domain/commerce/clubSet'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

function setNamed(name: string): ClubSet {
  const found = clubSets.find((set) => set === name)
  if (!found) throw new Error(`The fitters make no ${name}`)
  return found
}

When<ClubWorld>('{member} (has )cho(oses)(sen) {string} as the set that is made for her/him', async function (member: Member, set: string) {
  await this.as(member).cart.chooseClubSet(setNamed(set))
})

When<ClubWorld>('{member} thinks better of the set', async function (member: Member) {
  await this.as(member).cart.chooseClubSet(undefined)
})

Then<ClubWorld>('the cart of {member} is about the {string}', async function (member: Member, set: string) {
  const { carts } = this.club.backend.world
  await this.sees(() => carts.list((cart) => cart.playerId === playerId(member) && cart.active)[0]?.clubSet, set)
  await this.sees(() => this.as(member).cart.clubSet(), set)
})

Then<ClubWorld>('the cart of {member} is about no set', async function (member: Member) {
  await this.sees(() => this.as(member).cart.clubSet(), undefined)
})
