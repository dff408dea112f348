import { type AddressEntry, isSameEntry, type SavedAddress } from '#domain/commerce/address'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { AddressAdded, AddressBook } from './ports/AddressBook.ts'

/** Sent once. If the answer is lost, the address book shows whether the address was added. */
export class AddAddress {
  private readonly book: AddressBook
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(book: AddressBook, connectivity: Pick<Connectivity, 'value'>) {
    this.book = book
    this.connectivity = connectivity
  }

  async execute(entry: AddressEntry, known: readonly SavedAddress[]): Promise<AddressAdded> {
    return writeOnce(
      this.connectivity,
      () => this.book.add(entry),
      async () => {
        const { addresses } = await this.book.read()
        const isNew = ({ id }: SavedAddress) => known.every((one) => one.id !== id)
        const address = addresses.find((each) => isNew(each) && isSameEntry(each, entry))
        return address && { kind: 'added', address }
      },
    )
  }
}
