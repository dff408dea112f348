import { Subject } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'
import type { GiftBalances } from '#app/commerce/ports/GiftBalances'
import type { Coupon } from '#domain/commerce/coupons/coupon'
import { moneyOf } from '#domain/commerce/money'
import { CartOffers } from './CartOffers.ts'

const spring: Coupon = { id: '3', code: 'SPRING', name: 'Spring sale', expiresOn: undefined }
const welcome: Coupon = { id: '4', code: 'WELCOME10', name: 'Welcome', expiresOn: undefined }
const balance = { left: moneyOf(12, 'USD'), expiresOn: undefined }

function create({ customer, canBeRead = true }: { readonly customer?: string; readonly canBeRead?: boolean } = {}) {
  const eligible = vi.fn(async (_signal?: AbortSignal) => [spring, welcome])
  const of = vi.fn<GiftBalances['of']>(async (code) => (code === 'GIFT-7' ? balance : undefined))
  const who = { value: customer, changes: new Subject<string | undefined>() }
  return { eligible, of, offers: new CartOffers({ unused: async () => [], eligible }, { canBeRead, of }, who) }
}

describe('coupons', () => {
  test('that are not in the cart yet are offered to a player', async () => {
    const { offers } = create({ customer: 'hana' })
    expect(offers.offered([])).toEqual([])
    offers.start()
    await expect.poll(() => offers.offered(['spring'])).toEqual([welcome])
  })

  test('are not read for a guest', () => {
    const { eligible, offers } = create()
    offers.start()
    expect(eligible).not.toHaveBeenCalled()
  })

  test('are no longer read once the cart is left', () => {
    const { eligible, offers } = create({ customer: 'hana' })
    offers.start()
    offers.dispose()
    expect(eligible.mock.calls[0]?.[0]?.aborted).toBe(true)
  })
})

describe('the balance of a gift card', () => {
  test.each([
    ['gift 7', { code: 'GIFT-7', balance }],
    ['gift 8', { code: 'GIFT-8', balance: undefined }],
  ])('of %s is shown with its code', async (typed, shown) => {
    const { offers } = create()
    await offers.checkBalance(typed)
    expect([offers.checking.value, offers.isCodeMissing]).toEqual([shown, false])
  })

  test('needs a code, which is asked for until the next text', async () => {
    const { of, offers } = create()
    await offers.checkBalance(' ')
    expect([of.mock.calls.length, offers.isCodeMissing]).toEqual([0, true])
    offers.forgetBalance()
    expect(offers.isCodeMissing).toBe(false)
  })

  test.each([
    ['another text', (offers: CartOffers) => offers.forgetBalance()],
    ['the cart is left', (offers: CartOffers) => offers.dispose()],
  ])('is forgotten with %s', async (_when, act) => {
    const { offers } = create()
    await offers.checkBalance('gift 7')
    act(offers)
    expect(offers.checking.value).toBeUndefined()
  })

  test.each([true, false])('can be checked only in a shop with the service: %s', (canBeRead) => {
    expect(create({ canBeRead }).offers.canCheckBalance).toBe(canBeRead)
  })
})
