import { describe, expect, test, vi } from 'vitest'
import type { Deposits } from '#app/commerce/deposit/ports/Deposits'
import { Failure } from '#app/shared/failure'
import { moneyOf } from '#domain/commerce/money'
import { buildClubOrder, buildClubSet } from '../../../../tests/builders/clubOrders.ts'
import { DepositCodesModel } from './DepositCodesModel.ts'

const order = buildClubOrder()
const [two, three] = [buildClubSet('two'), buildClubSet('three')]
const spring = { code: 'SPRING', amount: moneyOf(20, 'USD') }
const gift = { code: 'GIFT-1', amount: moneyOf(55, 'USD') }

function create() {
  const checkCoupon = vi.fn<Deposits['checkCoupon']>(async () => spring.amount)
  const checkGiftCode = vi.fn<Deposits['checkGiftCode']>(async () => gift.amount)
  const deposits = { ...{ order: unasked, centre: unasked, offers: unasked, take: unasked, deletePlaced: unasked } }
  return { checkCoupon, checkGiftCode, codes: new DepositCodesModel({ ...deposits, checkCoupon, checkGiftCode }) }
}

describe('a code', () => {
  test('counts with what the shop says that it is worth, and its field is empty again', async () => {
    const { checkCoupon, checkGiftCode, codes } = create()
    codes.type('coupon', ' ＳＰＲＩＮＧ ')
    await codes.apply('coupon', order, two)
    codes.type('giftCode', 'GIFT-1')
    await codes.apply('giftCode', order, two)
    expect([checkCoupon.mock.calls, checkGiftCode.mock.calls]).toEqual([[['SPRING', order, two]], [['GIFT-1', order]]])
    expect([codes.used, codes.typed]).toEqual([
      { coupon: spring, giftCode: gift },
      { coupon: '', giftCode: '' },
    ])
  })

  test('that is not typed is missing', async () => {
    const { checkCoupon, codes } = create()
    codes.type('coupon', '  ')
    await codes.apply('coupon', order, two)
    expect([codes.problems, checkCoupon.mock.calls.length]).toEqual([{ coupon: 'missing' }, 0])
  })

  test('that is not valid does not count, and its problem goes when it is typed anew', async () => {
    const { checkCoupon, codes } = create()
    checkCoupon.mockResolvedValue(undefined)
    await codes.apply('giftCode', order, two)
    codes.type('coupon', 'AUTUMN')
    await codes.apply('coupon', order, two)
    expect([codes.problems, codes.used, codes.typed.coupon]).toEqual([{ coupon: 'refused', giftCode: 'missing' }, {}, 'AUTUMN'])
    codes.type('coupon', 'AUTUMN2')
    expect(codes.problems).toEqual({ coupon: undefined, giftCode: 'missing' })
  })

  test('that can’t be checked is neither used nor refused, and the failure goes when it is typed anew', async () => {
    const { checkGiftCode, codes } = create()
    checkGiftCode.mockRejectedValue(new Failure('timed-out'))
    codes.type('giftCode', 'GIFT-1')
    await codes.apply('giftCode', order, two)
    expect([codes.problems.giftCode, codes.used, codes.checking.giftCode.failure?.kind]).toEqual([undefined, {}, 'timed-out'])
    codes.type('giftCode', 'GIFT-12')
    expect(codes.checking.giftCode.failure).toBeUndefined()
  })

  test.each(['coupon', 'giftCode'] as const)('of the kind %s keeps the payment waiting while it is checked', async (kind) => {
    const { codes } = create()
    expect(codes.busy).toBe(false)
    codes.type(kind, 'CODE')
    const applying = codes.apply(kind, order, two)
    expect(codes.busy).toBe(true)
    await applying
    expect(codes.busy).toBe(false)
  })

  test('can be taken out, and the other one stays', async () => {
    const { codes } = create()
    codes.restore(buildClubOrder({ couponUsage: [spring], giftCodeUsage: [gift] }))
    codes.remove('coupon')
    expect(codes.used).toEqual({ coupon: undefined, giftCode: gift })
  })
})

test('the codes of an order are those that were accepted for it', () => {
  const { codes } = create()
  codes.restore(buildClubOrder({ couponUsage: [spring], giftCodeUsage: [gift] }))
  expect(codes.used).toEqual({ coupon: spring, giftCode: gift })
})

describe('for another set', () => {
  test('the coupon is checked again, and the gift code stays as it was', async () => {
    const { checkCoupon, checkGiftCode, codes } = create()
    codes.restore(buildClubOrder({ couponUsage: [spring], giftCodeUsage: [gift] }))
    checkCoupon.mockResolvedValue(moneyOf(12, 'USD'))
    const changing = codes.changeSet(order, three)
    expect([codes.used.coupon, codes.typed.coupon]).toEqual([undefined, 'SPRING'])
    await changing
    expect([checkCoupon.mock.calls, checkGiftCode.mock.calls]).toEqual([[['SPRING', order, three]], []])
    expect(codes.used).toEqual({ coupon: { code: 'SPRING', amount: moneyOf(12, 'USD') }, giftCode: gift })
  })

  test('nothing is checked without a coupon', async () => {
    const { checkCoupon, codes } = create()
    codes.type('coupon', 'HALF-TYPED')
    await codes.changeSet(order, three)
    expect([checkCoupon.mock.calls.length, codes.typed.coupon]).toEqual([0, 'HALF-TYPED'])
  })
})

test('nothing is left of the codes of a closed payment', async () => {
  const { codes } = create()
  codes.restore(buildClubOrder({ couponUsage: [spring] }))
  await codes.apply('giftCode', order, two)
  codes.type('coupon', 'AUTUMN')
  codes.clear()
  expect([codes.used, codes.problems, codes.typed]).toEqual([{}, {}, { coupon: '', giftCode: '' }])
})

function unasked(): never {
  return expect.unreachable()
}
