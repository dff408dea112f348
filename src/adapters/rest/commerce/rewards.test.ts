import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpBucks } from './bucks/HttpBucks.ts'
import { HttpCoupons } from './coupons/HttpCoupons.ts'
import { HttpGiftBalances } from './gift-cards/HttpGiftBalances.ts'

function answering(body: object, status = 200) {
  const tab = createTestTab(() => Response.json(body, { status }))
  tab.session.update(() => buildSession())
  return tab
}

const coupon = { couponId: '1', code: 'WELCOME10', name: '10% off', expiresOn: '2026-12-31' }

describe('coupons', () => {
  test('[commerce.coupon-list-status-zero] are listed with status 0, and asked for without one for a purchase', async () => {
    const { client, requests } = answering({ code: 0, data: [coupon, { couponId: '2' }] })
    const coupons = new HttpCoupons(client)
    expect((await coupons.unused()).map(({ code }) => code)).toEqual(['WELCOME10'])
    expect((await coupons.eligible()).map(({ id }) => id)).toEqual(['1'])
    expect(requests.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual(['/api/coupon?status=0', '/api/coupon'])
  })
})

describe('bucks', () => {
  test('[commerce.bucks-list] have the amounts that the club has answered', async () => {
    const value = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 5 }), async (values) => {
        const data = values.map((each, index) => ({ buckId: `${index}`, name: 'Birthday', value: each, currency: 'USD' }))
        const { client } = answering({ code: 0, data })
        const all = await new HttpBucks(client).all()
        expect(all.map(({ amount }) => amount)).toEqual(values.map((each) => moneyOf(each, 'USD')))
      }),
    )
  })
})

describe('the balance of a gift card', () => {
  test('[commerce.gift-card-service-token] is asked without a token', async () => {
    const { client, requests } = answering({ balance: 50, currency: 'USD', expires_on: '2027-05-13' })
    expect(await new HttpGiftBalances(client).of('GIFT-2026-USD')).toEqual({
      left: moneyOf(50, 'USD'),
      expiresOn: Temporal.PlainDate.from('2027-05-13'),
    })
    const [request] = requests
    expect([request && new URL(request.url).pathname, request?.headers.has('authorization'), request?.headers.has('store')]).toEqual([
      '/rest/V1/giftcard/check/GIFT-2026-USD',
      false,
      true,
    ])
  })

  test('is none for a code that is not good', async () => {
    expect(await new HttpGiftBalances(answering({ code: 404 }, 404).client).of('NO')).toBeUndefined()
  })
})
