import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import type { CartOutcome } from '#app/commerce/ChangeCart'
import { Failure } from '#app/shared/failure'
import { noCart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import type { CartState } from '#domain/commerce/cartState'
import { moneyOf } from '#domain/commerce/money'
import { buildCart } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { CartCodesModel } from './CartCodesModel.ts'

const changed: CartOutcome = { kind: 'changed', cart: buildCart() }
const fail = () => Promise.reject(new Failure('rejected'))

function create(state: Partial<CartState> = { cart: buildCart() }, answer: () => Promise<CartOutcome> = async () => changed) {
  const execute = vi.fn((_change: CartChange) => answer())
  return { execute, model: new CartCodesModel({ execute }, new CurrentCartInMemory(state), typedNumbers) }
}

describe('a coupon', () => {
  test('is applied without spaces around it, and its field is empty again', async () => {
    const { execute, model } = create()
    model.typeCoupon(' WELCOME10 ')
    await model.applyCoupon()
    expect(execute).toHaveBeenCalledWith({ kind: 'apply-coupon', code: 'WELCOME10' })
    expect([model.coupon, model.couponProblem]).toEqual(['', undefined])
  })

  test('that is missing says so until the next text', async () => {
    const { model } = create(undefined, async () => ({ kind: 'impossible', problem: 'code-missing' }))
    await model.applyCoupon()
    expect(model.couponProblem).toBe('code-missing')
    model.typeCoupon('W')
    expect([model.coupon, model.couponProblem]).toEqual(['W', undefined])
  })

  test('that the shop refuses stays in its field, with the failure until the next text', async () => {
    const { model } = create(undefined, fail)
    model.typeCoupon('OLD')
    await model.applyCoupon()
    expect([model.coupon, model.couponTask.failure?.kind, model.couponProblem]).toEqual(['OLD', 'rejected', undefined])
    model.typeCoupon('OLDER')
    expect(model.couponTask.failure).toBeUndefined()
  })

  test('that is offered is applied by its code', async () => {
    const { execute, model } = create()
    await model.applyOffered('SPRING')
    expect(execute.mock.calls).toEqual([[{ kind: 'apply-coupon', code: 'SPRING' }]])
  })

  test('can be removed', async () => {
    const { execute, model } = create()
    await model.removeCoupon()
    expect(execute.mock.calls).toEqual([[{ kind: 'remove-coupon' }]])
  })

  test.each<readonly [string, Partial<CartState>, boolean]>([
    ['in the cart', { couponResult: 'applied', cart: buildCart({ coupons: ['SPRING'] }) }, true],
    ['no longer in the cart', { couponResult: 'applied', cart: buildCart() }, false],
    ['refused', { couponResult: 'refused', cart: buildCart({ coupons: ['SPRING'] }) }, false],
    ['of a cart that is gone', { couponResult: 'applied', cart: noCart }, false],
    ['of a cart that is not read', { couponResult: 'applied' }, false],
  ])('is applied only as long as it is in the cart: %s', (_what, state, isApplied) => {
    expect(create(state).model.isCouponApplied).toBe(isApplied)
  })
})

describe('a gift code', () => {
  test('is applied with its amount in the currency of the cart, and both fields are empty again', async () => {
    const { execute, model } = create()
    model.typeGiftCode('gift 12ab')
    model.typeGiftAmount('12.50')
    await model.applyGiftCode()
    expect(execute).toHaveBeenCalledWith({ kind: 'apply-gift-code', code: 'GIFT-12AB', amount: moneyOf(12.5, 'USD') })
    expect([model.giftCode, model.giftAmount, model.giftProblem]).toEqual(['', '', undefined])
  })

  test.each<readonly [string, Partial<CartState>, string]>([
    ['no amount is typed', { cart: buildCart() }, ''],
    ['the cart is gone', { cart: noCart }, '5'],
    ['the cart is not read', {}, '5'],
  ])('pays as much as it can where %s', async (_when, state, amount) => {
    const { execute, model } = create(state)
    model.typeGiftAmount(amount)
    await model.applyGiftCode()
    expect(execute.mock.calls[0]?.[0]).toEqual({ kind: 'apply-gift-code', code: '', amount: undefined })
  })

  test.each([
    ['code', (model: CartCodesModel) => model.typeGiftCode('G')],
    ['amount', (model: CartCodesModel) => model.typeGiftAmount('5')],
  ])('with a problem has none once the %s changes', async (_what, type) => {
    const { model } = create(undefined, async () => ({ kind: 'impossible', problem: 'amount-missing' }))
    await model.applyGiftCode()
    expect(model.giftProblem).toBe('amount-missing')
    type(model)
    expect(model.giftProblem).toBeUndefined()
  })

  test('that the shop refuses stays, with the failure until the next text', async () => {
    const { model } = create(undefined, fail)
    model.typeGiftCode('GIFT-7')
    await model.applyGiftCode()
    expect([model.giftCode, model.giftTask.failure?.kind]).toEqual(['GIFT-7', 'rejected'])
    model.typeGiftAmount('5')
    expect(model.giftTask.failure).toBeUndefined()
  })

  test('is removed alone, or with all others', async () => {
    const { execute, model } = create()
    await model.removeGiftCode('GIFT-7')
    await model.removeAllGiftCodes('GIFT-8')
    expect(execute.mock.calls).toEqual([
      [{ kind: 'remove-gift-code', code: 'GIFT-7' }],
      [{ kind: 'remove-gift-code', code: 'GIFT-8', all: true }],
    ])
  })
})

test.each([
  ['coupon', (model: CartCodesModel) => model.removeCoupon()],
  ['gift code', (model: CartCodesModel) => model.applyGiftCode()],
])('the codes are busy while a %s changes', async (_what, act) => {
  const { model } = create()
  const states: boolean[] = []
  const stop = autorun(() => states.push(model.isBusy))
  await act(model)
  stop()
  expect(states).toEqual([false, true, false])
})
