import { expect, test } from 'vitest'
import type { CardAuthentication } from './AuthenticateCard.ts'
import { PayByCard } from './PayByCard.ts'

const card = { holder: 'Hana Ito', number: '4242424242424242', month: 5, year: 2030, securityCode: '123' }
const payment = { cartId: 'c1', card, shop: 'club', storeId: 1 } as const
const token = { key: 'k', value: 'token' }
const trace = { brand: 'visa', last4: '4242', month: 5, year: 2030 }

function aPayment(authentication: CardAuthentication, isOpen = true) {
  const taken: string[] = []
  const take = async ({ number }: { readonly number: string }) => {
    taken.push(number)
    return token
  }
  const pay = new PayByCard({ execute: async () => authentication }, { take }, { isOpen })
  return { taken, ready: () => pay.execute(payment, async () => 'passed') }
}

test('[commerce.3d-secure-final-result] a card is ready with its token and the bank’s result', async () => {
  const result = { status: 'Y', cavv: 'cavv' }
  expect(await aPayment({ kind: 'authenticated', result }).ready()).toEqual({
    kind: 'ready',
    payment: { kind: 'card', token, card: trace, authentication: result },
  })
})

test('a card without authentication is ready with its token only', async () => {
  const { ready } = aPayment({ kind: 'unneeded' })
  expect(await ready()).toEqual({ kind: 'ready', payment: { kind: 'card', token, card: trace } })
})

test('[commerce.3d-secure-error-stops-payment] a card that its bank refuses has no token', async () => {
  const stopped: CardAuthentication = { kind: 'stopped', reason: 'refused', message: 'no' }
  const { ready, taken } = aPayment(stopped)
  expect(await ready()).toBe(stopped)
  expect(taken).toEqual([])
})

test('a session that may not pay requests neither authentication nor a token', async () => {
  const { ready, taken } = aPayment({ kind: 'unneeded' }, false)
  expect(await ready()).toEqual({ kind: 'stopped', reason: 'by-ticket' })
  expect(taken).toEqual([])
})
