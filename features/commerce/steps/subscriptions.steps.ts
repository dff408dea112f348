import { Given, Then, When } from '@cucumber/cucumber'
import type { Consequence, CustomerStatus } from '#domain/commerce/subscriptions/statusChange'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { DeviceLocation } from '../../world/DeviceLocation.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { part } from '../../world/screen/Target.ts'

definePhrases<CustomerStatus>('subscriptionChange', { pause: 'paused', resume: 'active', cancel: 'canceled' })
definePhrases<CustomerStatus>('subscriptionChanged', { pauses: 'paused', resumes: 'active', cancels: 'canceled' })

definePhrases<Consequence['kind']>('consequence', {
  'the next payment': 'paused',
  'a payment later': 'charged-on',
  'a payment now': 'charged-now',
  'the deliveries left': 'canceled',
})

Given<ClubWorld>(
  'the subscription of {member} to {string} is paid next on {moment} in {city}',
  async function (member: Member, name: string, moment: Temporal.PlainDateTime, { zone }: DeviceLocation) {
    await this.club.subscriptions.setNextPayment(member, name, moment.toZonedDateTime(zone).toInstant())
  },
)

Given<ClubWorld>(
  "the subscription of {member} to {string} is in a state that the club doesn't know, {string}",
  async function (member: Member, name: string, state: string) {
    await this.club.subscriptions.setStatus(member, name, state)
  },
)

Given<ClubWorld>('the subscription of {member} to {string} was canceled on another device', async function (member: Member, name: string) {
  await this.club.subscriptions.changeStatus(member, name, 'canceled')
})

When<ClubWorld>('{member} asks to {subscriptionChange} {string}', async function (member: Member, target: CustomerStatus, name: string) {
  await this.as(member).subscriptions.ask(name, target)
})

When<ClubWorld>('{member} {subscriptionChanged} {string}', async function (member: Member, target: CustomerStatus, name: string) {
  await this.as(member).subscriptions.change(name, target)
})

When<ClubWorld>('{member} has {string} sent to {string}', async function (member: Member, name: string, street: string) {
  await this.as(member).subscriptions.shipTo(name, street)
})

Then<ClubWorld>('the change costs: {consequence}', async function (expected: Consequence['kind']) {
  await this.expectEventually(() => this.me.screen.marks(part('[data-consequence]'), 'data-consequence'), [expected])
})

Then<ClubWorld>('the next payment of {string} is on {string}', async function (name: string, day: string) {
  await this.expectEventually(() => this.me.subscriptions.dayOfNext(name, 'payment'), day)
})

Then<ClubWorld>('the next attempt to charge {string} is on {string}', async function (name: string, day: string) {
  await this.expectEventually(() => this.me.subscriptions.dayOfNext(name, 'retry'), day)
})

Then<ClubWorld>("{member} can't change {string} any more", async function (member: Member, name: string) {
  await this.expectEventually(() => this.as(member).subscriptions.isFixed(name), true)
})
