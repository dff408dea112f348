import { expect, it } from 'vitest'
import type { AddressEntry } from '#domain/commerce/address'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopAddressBook } from './ShopAddressBook.ts'

const entry: AddressEntry = {
  ...{ prefix: '', firstName: 'Hana', middleName: '', lastName: 'Lindqvist', suffix: '', company: '', vatId: '', fax: '' },
  ...{ street: ['5 Elm Street'], city: 'Evanston', region: { name: 'Illinois', code: 'IL', id: 14 }, postcode: '60201' },
  ...{ countryCode: 'US', telephone: '+1 847 555 0100', isDefaultBilling: true, isDefaultShipping: false },
}

const answered = {
  ...{ id: 7, prefix: null, firstname: 'Hana', middlename: null, lastname: 'Lindqvist', suffix: null, company: null, vat_id: null },
  ...{ street: ['5 Elm Street'], city: 'Evanston', region: { region: 'Illinois', region_code: 'IL', region_id: 14 }, postcode: '60201' },
  ...{ country_code: 'US', telephone: '+1 847 555 0100', fax: null, default_billing: true, default_shipping: false },
}

function book(answer: object) {
  const tab = createTestTab(() => Response.json(answer))
  tab.session.update(() => buildSession())
  const sent = async (): Promise<unknown> => tab.requests[0]?.clone().json()
  return { book: new ShopAddressBook(async () => new ShopClient(tab.refresh, tab.session, tab.http)), sent }
}

it('[commerce.address-call-inputs] sends a new address as customerAddressInput', async () => {
  const { book: addresses, sent } = book({ data: { createCustomerAddress: answered } })
  expect(await addresses.add(entry)).toEqual({ kind: 'added', address: { ...entry, id: 7 } })
  expect(await sent()).toMatchObject({
    variables: { customerAddressInput: { firstname: 'Hana', region: { region_id: 14 }, default_billing: true } },
  })
})

it('[commerce.address-call-inputs] sends a change as id and input, and a removal as id', async () => {
  const changing = book({ data: { updateCustomerAddress: answered } })
  await changing.book.update(7, entry)
  expect(await changing.sent()).toMatchObject({ variables: { id: 7, input: { city: 'Evanston' } } })
  const removing = book({ data: { deleteCustomerAddress: true } })
  await removing.book.remove(7)
  expect(await removing.sent()).toMatchObject({ variables: { id: 7 } })
})

it('[commerce.bundle-and-address-reject-errors] keeps all that the shop minds of a new address, and the first of a change', async () => {
  const errors = ['No postal code', 'No number'].map((message) => ({ message, extensions: { category: 'graphql-input' } }))
  expect(await book({ errors, data: null }).book.add(entry)).toEqual({ kind: 'refused', words: ['No postal code', 'No number'] })
  expect(await book({ errors, data: null }).book.update(7, entry)).toEqual({ kind: 'refused', words: ['No postal code'] })
})

it('takes what is gone already for removed', async () => {
  const errors = [{ message: 'No such address', extensions: { category: 'graphql-no-such-entity' } }]
  await expect(book({ errors, data: null }).book.remove(7)).resolves.toBeUndefined()
})
