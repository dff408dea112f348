import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { Consequence, CustomerStatus } from '#domain/commerce/subscriptions/statusChange'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { rowsOf } from '../../world/tables.ts'
import { defineWords } from '../../world/vocabulary.ts'

defineWords<CustomerStatus>('subscriptionChange', { pause: 'paused', resume: 'active', cancel: 'canceled' })
defineWords<CustomerStatus>('subscriptionChanged', { pauses: 'paused', resumes: 'active', cancels: 'canceled' })

defineWords<Consequence['kind']>('consequence', {
  'the next payment': 'paused',
  'a payment later': 'charged-on',
  'a payment now': 'charged-now',
  'the deliveries left': 'canceled',
})

type FactOf = (actor: Actor, name: string) => Promise<string | undefined>

defineWords<FactOf>('subscriptionFact', {
  'what comes next of': ({ subscriptions }, name) => subscriptions.nextOf(name),
  'the payment of': ({ subscriptions }, name) => subscriptions.amountOf(name),
  'the card that pays for': ({ subscriptions }, name) => subscriptions.cardOf(name),
  'the subscription': async ({ subscriptions }, name) => {
    const found = (await subscriptions.all()).find((each) => each.startsWith(`${name}: `))
    return found?.slice(name.length + 2)
  },
})

Given<ClubWorld>(
  'the subscription of {member} to {string} is paid next at {word}',
  async function (member: Member, sku: string, at: string) {
    await this.club.subscriptions.isPaidNextAt(member, sku, at)
  },
)

Given<ClubWorld>('the subscription of {member} to {string} is {word}', async function (member: Member, sku: string, status: string) {
  await this.club.subscriptions.is(member, sku, status)
})

Given<ClubWorld>('the subscription of {member} to {string} was canceled on another device', async function (member: Member, sku: string) {
  await this.club.subscriptions.becomes(member, sku, 'canceled')
})

Given<ClubWorld>('the bank accepts the card of {member} again', async function (member: Member) {
  await this.club.subscriptions.cardPaysAgain(member)
})

When<ClubWorld>('{member} asks to {subscriptionChange} {string}', async function (member: Member, target: CustomerStatus, name: string) {
  await this.as(member).subscriptions.ask(name, target)
})

When<ClubWorld>('{member} {subscriptionChanged} {string}', async function (member: Member, target: CustomerStatus, name: string) {
  await this.as(member).subscriptions.change(name, target)
})

When<ClubWorld>('{member} undoes the change', async function (member: Member) {
  await this.as(member).subscriptions.undo()
})

When<ClubWorld>('{member} has {string} sent to {string}', async function (member: Member, name: string, street: string) {
  await this.as(member).subscriptions.shipTo(name, street)
})

Then<ClubWorld>('the subscriptions are', async function (expected: DataTable) {
  await this.sees(() => this.me.subscriptions.all(), rowsOf(expected))
})

Then<ClubWorld>('{subscriptionFact} {string} is {string}', async function (read: FactOf, name: string, expected: string) {
  await this.sees(() => read(this.me, name), expected)
})

Then<ClubWorld>('{string} is sent to {string}', async function (name: string, street: string) {
  await this.sees(() => this.me.subscriptions.shippedTo(name), street)
})

Then<ClubWorld>('the changes offered of {string} are {string}', async function (name: string, expected: string) {
  await this.sees(async () => (await this.me.subscriptions.offers(name)).join(', '), expected)
})

Then<ClubWorld>('the change costs: {consequence}', async function (expected: Consequence['kind']) {
  await this.sees(() => this.me.subscriptions.consequence(), expected)
})

Then<ClubWorld>('the newest event of {string} is of {string}', async function (name: string, day: string) {
  await this.sees(async () => (await this.me.subscriptions.eventsOf(name))[0], day)
})
