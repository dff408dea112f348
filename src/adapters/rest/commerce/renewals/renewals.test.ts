import { expect, test } from 'vitest'
import { buildSession, createTestTab } from '../../../../../tests/builders/createTestTab.ts'
import { HttpJapanRenewals } from './HttpJapanRenewals.ts'
import { HttpRenewals } from './HttpRenewals.ts'

const total = { value: 100, currency: 'JPY' }
const answer = { code: 0, data: { quoteId: 'quote-1', lines: [], total, orderNumber: '000000007' } }
const basket = {
  chosen: { 'game-plan': 'plan-1', 'lesson-pack': 'pack-1' },
  ...{ coupon: 'GREEN', giftCodes: ['ROOT2026'], buck: 20, centreId: 'ginza' },
}
const sent = { planIds: ['plan-1'], packIds: ['pack-1'], coupon: 'GREEN', giftCodes: ['ROOT2026'], buck: 20 }

test.each([
  ['everywhere but in Japan', HttpRenewals, '/api/v2/renewal', sent],
  ['in Japan, with the centre', HttpJapanRenewals, '/api/renewal/game-plan', { ...sent, centerId: 'ginza' }],
] as const)(
  '[commerce.renewal-fields] [commerce.renewal-japan] a renewal %s names what is bought and what pays',
  async (_where, Renewals, path, body) => {
    const { client, session, requests } = createTestTab(() => Response.json(answer))
    session.update(() => buildSession())
    const renewals = new Renewals(client)
    await renewals.quote(basket)
    await renewals.complete(basket, 'payment-1')
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([path, path])
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([body, { ...body, paymentRequestId: 'payment-1' }])
  },
)

const yen = (value: number) => ({ value, currency: 'JPY' })

test('an instalment is told apart from what all of them cost', async () => {
  const instalments = [{ months: 6, monthly: yen(20), total: yen(120) }]
  const { client, session } = createTestTab(() => Response.json({ ...answer, data: { ...answer.data, instalments } }))
  session.update(() => buildSession())
  expect(await new HttpRenewals(client).quote(basket)).toMatchObject({
    quote: { instalments: [{ months: 6, monthly: { minor: 20 }, total: { minor: 120 } }] },
  })
})

test('an open payment comes with its whole basket, and gift codes with what they paid', async () => {
  const payment = {
    ...{ requestId: 'r-7', gamePlanId: null, lessonPackId: null, practicePlanId: 'practice-2', membershipPackId: 'gold' },
    ...{ coupon: 'GREEN', giftCodes: ['ROOT2026'], buck: 3, centerId: null },
  }
  const offer = { gamePlans: [], lessonPacks: [], practicePlans: [], membershipPacks: [], buck: 3, tax: 10, taxName: 'Tax', payment }
  const data = { ...offer, giftCodeUsage: [{ giftCode: 'PINE2026', amount: yen(700) }] }
  const { client, session } = createTestTab(() => Response.json({ code: 0, data }))
  session.update(() => buildSession())
  expect(await new HttpRenewals(client).offer()).toMatchObject({
    payment: {
      requestId: 'r-7',
      basket: { chosen: { 'practice-plan': 'practice-2', membership: 'gold' }, coupon: 'GREEN', giftCodes: ['ROOT2026'], buck: 3 },
    },
    giftCodeUsage: [{ giftCode: 'PINE2026', amount: { minor: 700, currency: 'JPY' } }],
  })
})
