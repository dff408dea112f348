import { Then, When } from '@cucumber/cucumber'
import type { NextStep } from '#domain/devices/registration'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

type Deed = (actor: Actor) => Promise<void>

definePhrases<Deed>('deviceDeed', {
  'looks at her launch monitors': ({ devices }) => devices.open(),
  'opens the address of launch monitors': ({ devices }) => devices.comeByAddress(),
  'begins to register a launch monitor': ({ devices }) => devices.beginToRegister(),
  'registers it': ({ devices }) => devices.confirmRegistration(),
})

type DeedTo = (actor: Actor, esn: string) => Promise<void>

definePhrases<DeedTo>('deviceDeedTo', {
  'enters the serial number': ({ devices }, esn) => devices.typeEsn(esn),
  'registers the launch monitor': async ({ devices }, esn) => {
    await devices.beginToRegister()
    await devices.typeEsn(esn)
    await devices.confirmRegistration()
  },
  'begins to sell the launch monitor': ({ devices }, esn) => devices.beginToSell(esn),
  'sells the launch monitor': ({ devices }, esn) => devices.sell(esn),
  'reports as stolen the launch monitor': ({ devices }, esn) => devices.report(esn, 'stolen'),
})

definePhrases<NextStep | undefined>(
  'registrationStep',
  new Map<string, NextStep | undefined>([
    ['to correct it', 'correct'],
    ['to register it', 'register'],
    ['to find it among her launch monitors', 'show-devices'],
    ['to ask the seller', 'ask-seller'],
    ['to ask the club', 'ask-club'],
  ]),
)

When<ClubWorld>('{member} {deviceDeedTo} {string}', async function (member: Member, deed: DeedTo, esn: string) {
  await deed(this.as(member), esn)
})

Then<ClubWorld>('the next step is {registrationStep}', async function (expected: NextStep) {
  await this.expectEventually(() => this.me.devices.nextStep(), expected)
})

Then<ClubWorld>('{member} is warned of {int} losses', async function (member: Member, expected: number) {
  await this.expectEventually(() => this.as(member).devices.losses(), expected)
})

Then<ClubWorld>('the launch monitor {string} is marked as reported', async function (esn: string) {
  await this.expectEventually(() => this.me.devices.reported(esn), true)
})

When<ClubWorld>('{member} {deviceDeed}', async function (member: Member, deed: Deed) {
  await deed(this.as(member))
})

Then<ClubWorld>('the launch monitors are {string}', async function (expected: string) {
  await this.expectEventually(async () => (await this.me.devices.esns()).join(', '), expected)
})

Then<ClubWorld>('the memberships are {string}', async function (expected: string) {
  await this.expectEventually(async () => (await this.me.devices.memberships()).join('; '), expected)
})

Then<ClubWorld>('{member} sees that her/his membership has no launch monitor', async function (member: Member) {
  await this.expectEventually(() => this.as(member).devices.isClosed(), true)
})
