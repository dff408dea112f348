import * as z from 'zod/mini'
import type { World } from '../../world/World.ts'
import { isGood, testCardOf } from './bank/testCards.ts'

const asked = z.object({
  securePaymentContainerRequest: z.object({
    merchantAuthentication: z.object({ name: z.string(), clientKey: z.string() }),
    data: z.object({
      type: z.literal('TOKEN'),
      token: z.object({
        cardNumber: z.string().check(z.regex(/^\d{12,19}$/)),
        expirationDate: z.string().check(z.regex(/^\d{4}$/)),
        fullName: z.optional(z.string()),
      }),
    }),
  }),
})

export async function cardToken(request: Request, world: World): Promise<Response> {
  if (new URL(request.url).pathname !== '/xml/v1/request.api') return new Response('Not found', { status: 404 })
  const { token } = z.safeParse(asked, json(await request.text())).data?.securePaymentContainerRequest.data ?? {}
  if (!token)
    return answer({ messages: { resultCode: 'Error', message: [{ code: 'E_WC_05', text: 'Please provide valid credit card number.' }] } })
  const { cardNumber, expirationDate, fullName: holder = '' } = token
  const card = { last4: cardNumber.slice(-4), month: expirationDate.slice(0, 2), year: `20${expirationDate.slice(2)}`, holder }
  const testCard = testCardOf(cardNumber)
  const { authenticates, pays } = testCard
  const { id } = await world.cardTokens.add({
    ...card,
    id: world.nextId('token'),
    authenticates,
    pays,
    ...(!isGood(testCard) && { isRefused: true }),
  })
  const opaqueData = { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: id }
  return answer({ opaqueData, messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01', text: 'Successful.' }] } })
}

function answer(body: object): Response {
  return new Response(`\uFEFF${JSON.stringify(body)}`, { headers: { 'content-type': 'application/json; charset=utf-8' } })
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
