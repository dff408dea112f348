import { expect, test } from 'vitest'
import { offeredCoupons } from './coupon.ts'

test('a coupon in the cart is not offered again', () => {
  const coupon = (code: string) => ({ id: code, code, name: code, expiresOn: undefined })
  expect(offeredCoupons([coupon('WELCOME10'), coupon('TEEOFF')], ['welcome10']).map(({ code }) => code)).toEqual(['TEEOFF'])
})
