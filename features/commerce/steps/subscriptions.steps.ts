import { Given, Then, When } from '@cucumber/cucumber'
import type { Consequence, CustomerStatus } from '#domain/commerce/subscriptions/statusChange'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

definePhrases<CustomerStatus>('subscriptionChange', { pause: 'paused', resume: 'active', cancel: 'canceled' })
definePhrases<CustomerStatus>('subscriptionChanged', { pauses: 'paused', resumes: 'active', cancels: 'canceled' })

definePhrases<Consequence['kind']>('consequence', {
  'the next payment': 'paused',
  'a payment later': 'charged-on',
  'a payment now': 'charged-now',
  'the deliveries left': 'canceled',
})

Given<ClubWorld>(
  'the subscription of {member} to {string} is paid next at {word}',
  async function (member: Member, sku: string, at: string) {
    await this.club.subscriptions.setNextPayment(member, sku, at)
  },
)

Given<ClubWorld>('the subscription of {member} to {string} is {word}', async function (member: Member, sku: string, status: string) {
  await this.club.subscriptions.setStatus(member, sku, status)
})

Given<ClubWorld>('the subscription of {member} to {string} was canceled on another device', async function (member: Member, sku: string) {
  await this.club.subscriptions.changeStatus(member, sku, 'canceled')
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
  await this.expectEventually(() => this.me.subscriptions.consequence(), expected)
})
