import { expect, test } from 'vitest'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import { SessionCustomer } from './SessionCustomer.ts'

const grantOf = (token: string) => ({ token, refreshToken: 'refresh', shop: { token: `shop of ${token}` } })
const wren = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'c', shop: { token: 'shop of c' }, isSubAccount: true }

test('The shop has a customer of another name for each sign-in, and for each child of it', () => {
  const session = new SessionInMemory({ grant: grantOf('hana') })
  const customer = new SessionCustomer(session)
  const names = [customer.value]
  customer.changes.subscribe((name) => names.push(name))
  session.update((before) => ({ ...before, credit: 3 }))
  session.update((before) => ({ ...before, child: wren }))
  session.update(({ child: _child, ...before }) => ({ ...before, grant: grantOf('mateo') }))
  session.update((before) => ({ ...before, child: wren }))
  expect(names).toHaveLength(4)
  expect(new Set(names).size).toBe(4)
})

test('The shop has a guest where it has given no token', () => {
  const session = new SessionInMemory({ grant: { ...grantOf('hana'), shop: {} } })
  const customer = new SessionCustomer(session)
  expect(customer.value).toBeUndefined()
  session.update((before) => ({ ...before, child: { ...wren, shop: {} } }))
  expect(customer.value).toBeUndefined()
})

test('The shop has a guest where it has given a child no token, whoever signed in', () => {
  const session = new SessionInMemory({ grant: grantOf('hana') })
  const customer = new SessionCustomer(session)
  session.update((before) => ({ ...before, child: { ...wren, shop: {} } }))
  expect(customer.value).toBeUndefined()
})

test('A child with a token is the customer though the shop has given none to who signed in', () => {
  const session = new SessionInMemory({ grant: { ...grantOf('hana'), shop: {} }, child: wren })
  expect(new SessionCustomer(session).value).toBeDefined()
})
