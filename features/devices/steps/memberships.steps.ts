import { Given, Then, When } from '@cucumber/cucumber'
import type { ActivationStep } from '#domain/devices/activation'
import type { PrepaidStep } from '#domain/devices/prepaidCard'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

type Deed = (actor: Actor) => Promise<void>

definePhrases<Deed>('membershipDeed', {
  'begins with a prepaid card': ({ deviceMemberships }) => deviceMemberships.beginWithCard(),
  'takes the card for a membership': ({ deviceMemberships }) => deviceMemberships.chooseUse('membership'),
  'takes the offer': ({ deviceMemberships }) => deviceMemberships.takeOffer(),
  'redeems the card': ({ deviceMemberships }) => deviceMemberships.redeem(),
})

type DeedWith = (actor: Actor, text: string) => Promise<void>

definePhrases<DeedWith>('membershipDeedWith', {
  'enters the code': ({ deviceMemberships }, code) => deviceMemberships.enterCode(code),
  'begins to activate': ({ deviceMemberships }, name) => deviceMemberships.beginToActivate(name),
  'activates it on': ({ deviceMemberships }, esn) => deviceMemberships.activateOn(esn),
})

definePhrases<PrepaidStep>(
  'prepaidStep',
  new Map<string, PrepaidStep>([
    ['the code', 'inputCodeCard'],
    ['the simulator', 'simulator'],
    ['a membership', 'membership'],
    ['redeemed', 'done'],
  ]),
)

definePhrases<ActivationStep>(
  'activationStep',
  new Map<string, ActivationStep>([
    ['the launch monitor', 'selectDevice'],
    ['over', 'done'],
  ]),
)

When<ClubWorld>('{member} {membershipDeed}', async function (member: Member, deed: Deed) {
  await deed(this.as(member))
})

When<ClubWorld>('{member} {membershipDeedWith} {string}', async function (member: Member, deed: DeedWith, text: string) {
  await deed(this.as(member), text)
})

Given<ClubWorld>('{string} is put on another launch monitor meanwhile', async function (name: string) {
  await this.club.monitors.membershipIsElsewhere(playerId(this.activeMember), name)
})

Then<ClubWorld>('the card is at {prepaidStep}', async function (step: PrepaidStep) {
  await this.expectEventually(() => this.me.deviceMemberships.prepaidStep(), step)
})

Then<ClubWorld>('the activation is at {activationStep}', async function (step: ActivationStep) {
  await this.expectEventually(() => this.me.deviceMemberships.activationStep(), step)
})

Given<ClubWorld>('{member} has {string} without a launch monitor', async function (member: Member, name: string) {
  await this.club.monitors.hasLooseMembership(playerId(member), name)
})

Then<ClubWorld>('{member} is offered a paid plan', async function (member: Member) {
  await this.expectEventually(() => this.as(member).deviceMemberships.isPlusOffered(), true)
})
