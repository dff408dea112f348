import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '#domain/commerce/address'
import { buildAddress } from '../../../tests/builders/commerce.ts'
import { Failure } from '../shared/failure.ts'
import { AddAddress } from './AddAddress.ts'
import type { AddressAdded } from './ports/AddressBook.ts'

const known = buildAddress(1)
const oak = { street: ['9 Oak Street'] }
const added = buildAddress(2, oak)

function aBook(answer: () => Promise<AddressAdded>, now: readonly SavedAddress[] = []) {
  const never = () => Promise.reject(new Error('Nobody asks for this here'))
  const book = { add: answer, read: async () => ({ email: 'hana@clubhouse.example', addresses: now }), update: never, remove: never }
  return new AddAddress(book, { value: true })
}

const lost = () => Promise.reject(new Failure('timed-out'))

test('an address is added with the shop’s answer', async () => {
  const answer: AddressAdded = { kind: 'added', address: added }
  expect(await aBook(async () => answer).execute(added, [known])).toBe(answer)
})

describe('where the answer is lost', () => {
  test('the address book shows whether it was added', async () => {
    expect(await aBook(lost, [known, buildAddress(3), added]).execute(buildAddress(0, oak), [known])).toEqual({
      kind: 'added',
      address: added,
    })
  })

  test.each([
    ['the book is as before', [known]],
    ['only another address is new', [known, buildAddress(3, { city: 'Chicago' })]],
    ['the same address was there before', [known, added]],
  ])('it was not added where %s', async (_why, now) => {
    await expect(aBook(lost, now).execute(buildAddress(0, oak), [known, added])).rejects.toMatchObject({ outcome: 'not-done' })
  })
})
