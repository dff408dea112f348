import * as calls from '#adapters/shop/commerce/addressOperations'
import { AddAddress } from '#app/commerce/AddAddress'
import { AddressBook } from '#app/commerce/ports/AddressBook'
import { Countries } from '#app/commerce/ports/Countries'
import { row, type Setting } from '../Row.ts'

/** Hana's, as read, and the last of them as an entry of its own. */
async function known({ ask }: Setting) {
  const { addresses } = await ask(AddressBook).read()
  const last = addresses.at(-1)
  if (!last) throw new Error('Hana has no address')
  const { id, ...entry } = last
  return { addresses, id, entry: { ...entry, city: 'Otsu' } }
}

export const rows = [
  row(calls.customer, (ask, _, signal) => ask(AddressBook).read(signal)),
  row(calls.countries, (ask, _, signal) => ask(Countries).all(signal)),
  row(calls.country, (ask, _, signal) => ask(Countries).byCode('US', signal)),
  row(calls.createCustomerAddress, (ask, { entry, addresses }) => ask(AddAddress).execute(entry, addresses), { prepare: known }),
  row(calls.updateCustomerAddress, (ask, { id, entry }) => ask(AddressBook).update(id, entry), { prepare: known }),
  row(calls.deleteCustomerAddress, (ask, { id }) => ask(AddressBook).remove(id), {
    prepare: known,
    deviations: [{ where: ['404', '410'], gives: { outcome: 'done' }, source: 'what is gone already is as good as removed' }],
  }),
]
