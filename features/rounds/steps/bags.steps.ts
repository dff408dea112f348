import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>('the bag {string} of {member} was changed an hour ago', async function (name: string, member: Member) {
  await this.club.bags.wasChanged(playerId(member), name)
})

When<ClubWorld>('{member} looks at her/his bag', async function (member: Member) {
  await this.as(member).bag.open()
})

When<ClubWorld>('{member} looks at the bag {string}', async function (member: Member, name: string) {
  await this.as(member).bag.lookAt(name)
})

When<ClubWorld>('{member} decides to use this bag', async function (member: Member) {
  await this.as(member).bag.makeCurrent()
})

When<ClubWorld>('{member} adds the bag {string}', async function (member: Member, name: string) {
  await this.as(member).bag.add(name, false)
})

When<ClubWorld>('{member} adds the bag {string} with a usual set', async function (member: Member, name: string) {
  await this.as(member).bag.add(name, true)
})

When<ClubWorld>('{member} begins the bag {string}', async function (member: Member, name: string) {
  await this.as(member).bag.begin(name)
})

When<ClubWorld>('{member} reloads and begins a bag again', async function (member: Member) {
  const actor = this.as(member)
  await actor.reload()
  await actor.bag.open()
  await actor.bag.begin('')
})

When<ClubWorld>('{member} renames the bag to {string}', async function (member: Member, name: string) {
  await this.as(member).bag.rename(name)
})

When<ClubWorld>('{member} deletes the bag', async function (member: Member) {
  await this.as(member).bag.deleteBag()
})

When<ClubWorld>('{member} puts back what she/he has removed', async function (member: Member) {
  await this.as(member).bag.putBack()
})

Then<ClubWorld>('{member} sees the bag {string} with {int} clubs', async function (member: Member, bag: string, clubs: number) {
  await this.sees(() => this.as(member).bag.shown(), { bag, clubs })
})

Then<ClubWorld>("{member}'s current bag is {string}", async function (member: Member, name: string) {
  await this.sees(() => this.as(member).bag.current(), name)
})

Then<ClubWorld>('{member} has no current bag', async function (member: Member) {
  await this.sees(() => this.as(member).bag.current(), undefined)
})

Then<ClubWorld>('{member} is told that {int} club is too many for a round', async function (member: Member, count: number) {
  await this.sees(() => this.as(member).bag.tooMany(), count)
})

Then<ClubWorld>('the new bag is called {string}', async function (name: string) {
  await this.sees(() => this.me.bag.newName(), name)
})
