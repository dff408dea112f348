import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

When<ClubWorld>(
  '{member} looks for the new order of {string} and {string}',
  async function (member: Member, email: string, lastName: string) {
    await this.expectEventually(() => this.club.purchases.newOrders().length, 1)
    const number = this.club.purchases.newOrders()[0]?.number ?? ''
    await this.as(member).orders.find({ number, email, lastName })
  },
)

When<ClubWorld>(
  '{member} looks for the order {string} of {string} and {string}',
  async function (member: Member, number: string, email: string, lastName: string) {
    await this.as(member).orders.find({ number, email, lastName })
  },
)

Then<ClubWorld>('{member} sees the new order', async function (member: Member) {
  await this.expectEventually(() => this.as(member).orders.found(), this.club.purchases.newOrders()[0]?.number)
})

Then<ClubWorld>(
  '{member} sees {int} orders from {string} to {string}',
  async function (member: Member, count: number, newest: string, oldest: string) {
    const seen = async () => {
      const numbers = await this.as(member).orders.numbers()
      return [numbers.length, numbers[0], numbers.at(-1)]
    }
    await this.expectEventually(seen, [count, newest, oldest])
  },
)

Then<ClubWorld>('the cart of {member} holds {int} item(s)', async function (member: Member, quantity: number) {
  await this.expectEventually(() => this.club.purchases.quantityInCartOf(member), quantity)
})

definePhrases<'PRODUCT_NOT_FOUND' | 'NOT_SALABLE'>('soldOut', { 'no longer sold': 'PRODUCT_NOT_FOUND', 'sold out': 'NOT_SALABLE' })

Then<ClubWorld>(
  '{member} sees that {string} is {soldOut}',
  async function (member: Member, item: string, reason: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE') {
    await this.expectEventually(() => this.as(member).orders.reasonAt(item), reason)
  },
)
