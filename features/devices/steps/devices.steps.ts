import { Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { defineWords } from '../../world/vocabulary.ts'

type Deed = (actor: Actor) => Promise<void>

defineWords<Deed>('deviceDeed', {
  'looks at her launch monitors': ({ devices }) => devices.open(),
  'opens the address of launch monitors': ({ devices }) => devices.comeByAddress(),
})

When<ClubWorld>('{member} {deviceDeed}', async function (member: Member, deed: Deed) {
  await deed(this.as(member))
})

Then<ClubWorld>('the launch monitors are {string}', async function (expected: string) {
  await this.sees(async () => (await this.me.devices.esns()).join(', '), expected)
})

Then<ClubWorld>('{member} reads that her/his membership has no launch monitor', async function (member: Member) {
  await this.sees(() => this.as(member).devices.isClosed(), true)
})
