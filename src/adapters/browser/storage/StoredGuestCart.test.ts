import { expect, it } from 'vitest'
import { createDevice } from '../createDevice.ts'
import { keys } from '../keys.ts'
import { exclusively } from '../tabs/locks.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredGuestCart } from './StoredGuestCart.ts'

function aGuest(kept?: string) {
  const device = createDevice()
  if (kept !== undefined) device.local.setItem(keys.config, kept)
  const cartIn = (tab = device.tab()) => new StoredGuestCart(new DeviceStorage(tab), exclusively(tab))
  return { cart: cartIn(), cartIn, kept: () => JSON.parse(device.local.getItem(keys.config) ?? '{}') }
}

it('stands beside what others keep', () => {
  const { cart, kept } = aGuest('{"theme":"dark","later":[1]}')
  cart.keep('g1')
  expect([cart.id, kept()]).toEqual(['g1', { theme: 'dark', later: [1], guestCartId: 'g1' }])
  cart.forget()
  expect([cart.id, kept()]).toEqual([undefined, { theme: 'dark', later: [1] }])
})

it.each(['{"guestCartId":""}', '{"guestCartId":7}', '{"guestCartId":null}', 'nonsense'])(
  '[commerce.cart-id-required] is none where no id is kept: %s',
  (kept) => {
    expect(aGuest(kept).cart.id).toBeUndefined()
  },
)

it('is handed over once, in one tab at a time', async () => {
  const { cart, cartIn } = aGuest('{"guestCartId":"g1"}')
  const handed: string[] = []
  const work = async (id: string) => {
    await Promise.resolve()
    handed.push(id)
  }
  await Promise.all([cart.handOver(work), cartIn().handOver(work)])
  expect([handed, cart.id]).toEqual([['g1'], undefined])
})

it('is kept if the work fails', async () => {
  const { cart } = aGuest('{"guestCartId":"g1"}')
  await expect(cart.handOver(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(cart.id).toBe('g1')
})
