import type { AddAddress } from '#app/commerce/AddAddress'
import type { AddressBook } from '#app/commerce/ports/AddressBook'
import { type AddressEntry, type CustomerAddresses, canBeRemoved, inUseOrder, type SavedAddress } from '#domain/commerce/address'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { AddressEditor } from './AddressEditor.ts'

export class AddressBookViewModel {
  readonly reading = new Loaded<CustomerAddresses>()
  readonly editor: AddressEditor
  readonly removing = new Task()
  asked: SavedAddress | undefined = undefined
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

  get mayRemove(): boolean {
    return this.asked !== undefined && canBeRemoved(this.asked)
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

  ask(address: SavedAddress): void {
    this.asked = address
    this.removing.clear()
  }

  drop(): void {
    this.asked = undefined
  }

  async confirm(): Promise<SavedAddress | undefined> {
    const { asked } = this
    if (!asked || !this.mayRemove) return undefined
    const removed = await this.removing.run(async () => {
      await this.#book.remove(asked.id)
      return asked
    })
    if (!removed) return undefined
    this.drop()
    await this.read()
    return removed
  }

  async putBack({ id: _, ...entry }: SavedAddress): Promise<void> {
    if (await this.removing.run(() => this.#adding.execute(entry satisfies AddressEntry, this.addresses))) await this.read()
  }

  private read(): Promise<void> {
    return this.reading.load((signal) => this.#book.read(signal))
  }
}
