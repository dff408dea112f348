import type { AddAddress } from '#app/commerce/AddAddress'
import type { AddressBook } from '#app/commerce/ports/AddressBook'
import { type AddressEntry, type CustomerAddresses, inUseOrder, type SavedAddress } from '#domain/commerce/address'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { AddressEditor } from './AddressEditor.ts'

export class AddressBookViewModel {
  readonly reading = new Loaded<CustomerAddresses>()
  readonly editor: AddressEditor
  readonly removing = new Task()
  readonly restoring = new Task()
  readonly #book: AddressBook
  readonly #adding: AddAddress

  constructor(book: AddressBook, adding: AddAddress, editor: AddressEditor) {
    this.#book = book
    this.#adding = adding
    this.editor = editor
    makeReactive(this)
  }

  get addresses(): readonly SavedAddress[] {
    return inUseOrder(this.reading.value?.addresses ?? [])
  }

  start(): void {
    void this.read()
  }

  dispose(): void {
    this.reading.cancel()
    this.editor.dispose()
  }

  add(): void {
    this.editor.begin({ countryCode: this.addresses[0]?.countryCode ?? '', isFirst: this.addresses.length === 0 })
  }

  async save(): Promise<boolean> {
    const isSaved = await this.editor.save(this.addresses)
    if (isSaved) await this.read()
    return isSaved
  }

  async remove({ id }: SavedAddress): Promise<boolean> {
    const isRemoved = await this.removing.run(() => this.#book.remove(id).then(() => true))
    if (isRemoved) await this.read()
    return isRemoved === true
  }

  async putBack({ id: _, ...entry }: SavedAddress): Promise<void> {
    if (await this.restoring.run(() => this.#adding.execute(entry satisfies AddressEntry, this.addresses))) await this.read()
  }

  private read(): Promise<void> {
    return this.reading.load((signal) => this.#book.read(signal))
  }
}
