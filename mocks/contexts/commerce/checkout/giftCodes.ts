import { seededRandom } from '../../../world/seededRandom.ts'
import { storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import type { CustomerOrderRow, OrderItemRow } from '../orders/data.ts'

const lifetime = { hours: 24 * 365 }

export async function issueGiftCodes(world: World, { items, store }: CustomerOrderRow): Promise<void> {
  const currency = storeNamed(store)?.currency ?? 'USD'
  for (const { gift, quantity } of items) {
    if (gift) for (let piece = 1; piece <= quantity; piece += 1) await issue(world, gift, currency)
  }
}

async function issue(world: World, { amount, recipientEmail: to }: NonNullable<OrderItemRow['gift']>, currency: string): Promise<void> {
  const number = world.nextNumber()
  const code = `GIFT-${number}-${seededRandom('gift card', number).toString(36).slice(2, 8).toUpperCase()}`
  await world.giftCodes.add({ id: code, currency, balance: amount, active: true })
  const now = world.now()
  if (to === '') return
  await world.messages.add({
    ...{ id: world.nextId('message'), channel: 'email', to, purpose: 'gift-card', code, at: now.toString() },
    ...{ expires: now.add(lifetime).toString(), void: false },
  })
}
