import { expect, it } from 'vitest'
import { createTestTab } from '../../../tests/builders/createTestTab.ts'
import { GatewayCardTokens } from './GatewayCardTokens.ts'

const card = { holder: 'Hana Ito', number: '4242424242424242', month: 5, year: 2030, securityCode: '123' }
const gateway = { address: 'https://payments.example', merchant: { loginId: 'club', clientKey: 'key' } }
const good = { opaqueData: { dataDescriptor: 'd', dataValue: 'v' }, messages: { resultCode: 'Ok', message: [{ code: 'I00001' }] } }
const bad = { messages: { resultCode: 'Error', message: [{ code: 'E_WC_05', text: 'Please provide valid credit card number.' }] } }

function tokens(answer: () => Response | Promise<Response>) {
  const { http, requests } = createTestTab(answer)
  return { tokens: new GatewayCardTokens(http, gateway), requests }
}

it('exchanges a card for a token, at the gateway alone and in no address', async () => {
  const { tokens: gatewayTokens, requests } = tokens(() => new Response(`\uFEFF${JSON.stringify(good)}`))
  expect(await gatewayTokens.take(card)).toEqual({ key: 'd', value: 'v' })
  const [request] = requests
  expect([request?.method, request?.url]).toEqual(['POST', 'https://payments.example/xml/v1/request.api'])
  expect(await request?.json()).toMatchObject({
    securePaymentContainerRequest: {
      merchantAuthentication: { name: 'club', clientKey: 'key' },
      data: { type: 'TOKEN', token: { cardNumber: '4242424242424242', expirationDate: '0530', cardCode: '123', fullName: 'Hana Ito' } },
    },
  })
})

it.each([
  ['refused', () => Response.json(bad), { kind: 'rejected', code: 'E_WC_05' }],
  ['broken', () => new Response('<html>'), { kind: 'broken-contract' }],
  ['down', () => new Response('', { status: 500 }), { kind: 'server-fault' }],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
])('fails in words of ours, asked once: %s', async (_what, answer, failure) => {
  const { tokens: gatewayTokens, requests } = tokens(answer)
  await expect(gatewayTokens.take(card)).rejects.toMatchObject(failure)
  expect(requests).toHaveLength(1)
})
