import { expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

function asking(cardNumber: string) {
  const data = { type: 'TOKEN', id: '1', token: { cardNumber, expirationDate: '0530', cardCode: '123', fullName: 'Hana Ito' } }
  return { securePaymentContainerRequest: { merchantAuthentication: { name: 'club', clientKey: 'key' }, data } }
}

async function asked(body: unknown) {
  const { backend } = await createVisitor()
  const address = 'https://payments.global.clubhouse.invalid/xml/v1/request.api'
  const response = await backend.handle(new Request(address, { method: 'POST', body: JSON.stringify(body) }))
  return { answer: await response?.json(), backend }
}

test('returns a token for a card, and stores no card number', async () => {
  const { answer, backend } = await asked(asking('4000000000000002'))
  const { id } = backend.world.cardTokens.get(answer.opaqueData.dataValue)
  expect(backend.world.cardTokens.list()).toEqual([
    { id, last4: '0002', month: '05', year: '2030', holder: 'Hana Ito', authenticates: false, pays: false },
  ])
})

test.each([[asking('4242')], [{}], [null]])('gives none for %j', async (body) => {
  expect((await asked(body)).answer).toMatchObject({ messages: { resultCode: 'Error' } })
})
