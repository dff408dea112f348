import { expect, test } from 'vitest'
import { createBackend } from '#mocks/createBackend'
import { StoppedClock } from '#mocks/world/WorldClock'
import { answerOf } from './GiftCardGateway.ts'

test('[commerce.gift-card-service-token] the shop refuses a check without the service token, which its gateway adds', async () => {
  const backend = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z') })
  expect(answerOf(backend.world, 'GIFT-2026-USD', undefined).status).toBe(401)
  const address = 'https://shop.global.clubhouse.invalid/rest/V1/giftcard/check/gift2026usd'
  const answer = await backend.handle(new Request(address, { headers: { 'accept-language': 'en' } }))
  expect([answer?.status, await answer?.json()]).toEqual([200, { balance: 50, currency: 'USD', expires_on: null }])
  expect(backend.log.at(-1)?.violations).toEqual([])
})
