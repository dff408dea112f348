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
