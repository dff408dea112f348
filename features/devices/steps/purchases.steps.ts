import { Given, Then, When } from '@cucumber/cucumber'
import type { PurchaseStatus } from '#domain/devices/purchase'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

definePhrases<PurchaseStatus>('purchaseStatus', new Map<string, PurchaseStatus>([['failed', 'failed']]))

When<ClubWorld>('{member} looks at her purchases for launch monitors', async function (member: Member) {
  await this.as(member).devicePurchases.open()
})

When<ClubWorld>('{member} looks for purchases that {purchaseStatus}', async function (member: Member, status: PurchaseStatus) {
  await this.as(member).devicePurchases.filter({ status })
})

When<ClubWorld>('{member} looks for purchases from {string} to {string}', async function (member: Member, from: string, to: string) {
  await this.as(member).devicePurchases.filter({ from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) })
})

Given<ClubWorld>('the next payment for {string} will be declined', async function (name: string) {
  await this.club.monitors.nextPaymentFails('player-odette', name)
})

Then<ClubWorld>('{member} finds every purchase, sorted by its date', async function (member: Member) {
  await this.expectEventually(() => this.as(member).devicePurchases.filters(), { sort: 'createdAt', status: 'all', from: '', to: '' })
})

Then<ClubWorld>('the purchases are {string}', async function (expected: string) {
  await this.expectEventually(async () => (await this.me.devicePurchases.purchases()).join('; '), expected)
})
