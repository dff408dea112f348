import { Then, When } from '@cucumber/cucumber'
import type { GuestOrderKey } from '#app/commerce/ports/Orders'
import { findOrderFields } from '#ui/commerce/find-order/FindOrderViewModel.ts'
import { paths } from '#ui/shell/paths.ts'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { button, byRole, filled, heading, part } from '../../world/screen/Target.ts'
import { itemCalled } from '../actors/OrdersActor.ts'

async function find({ screen }: Actor, key: GuestOrderKey): Promise<void> {
  const form = byRole('form', 'checkout:find.title')
  await screen.open(paths.findOrder)
  for (const name of findOrderFields) await screen.type(part(`[name=${name}]`).within(form), key[name])
  await screen.press(button('checkout:find.find').within(form))
}

When<ClubWorld>(
  '{member} looks for the new order of {string} and {string}',
  async function (member: Member, email: string, lastName: string) {
    await this.expectEventually(() => this.club.purchases.newOrders().length, 1)
    const number = this.club.purchases.newOrders()[0]?.number ?? ''
    await find(this.as(member), { number, email, lastName })
  },
)

When<ClubWorld>(
  '{member} looks for the order {string} of {string} and {string}',
  async function (member: Member, number: string, email: string, lastName: string) {
    await find(this.as(member), { number, email, lastName })
  },
)

Then<ClubWorld>('{member} sees the new order', async function (member: Member) {
  const number = this.club.purchases.newOrders()[0]?.number ?? ''
  await this.expectEventually(() => this.as(member).screen.shows(heading(1, filled('checkout:find.found', { number }))), true)
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
    await this.expectEventually(() => this.as(member).screen.shows(itemCalled(item).withText(`orders:reasons.${reason}`)), true)
  },
)
