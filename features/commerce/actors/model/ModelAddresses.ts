import type { SavedAddress } from '#domain/commerce/address'
import type { AddressField } from '#domain/commerce/addressDraft'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { AddressesActor } from '../AddressesActor.ts'

export class ModelAddresses implements AddressesActor {
  private readonly player: ModelTab
  private removed: SavedAddress | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(AddressBookViewModel))
  }

  async begin(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.add())
  }

  async beginToChange(address: string): Promise<void> {
    const { editor } = await this.model()
    const found = await this.named(address)
    await this.player.act(() => editor.change(found))
  }

  async fillIn(field: AddressField, text: string): Promise<void> {
    const { form } = (await this.model()).editor
    const region = form.country.regions.find(({ name }) => name === text)
    await this.player.act(() => form.change(field, field === 'regionId' ? `${region?.id ?? ''}` : text))
  }

  async save(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.save())
  }

  async askToDelete(address: string): Promise<void> {
    const model = await this.model()
    const found = await this.named(address)
    await this.player.act(() => model.ask(found))
  }

  async delete(address: string): Promise<void> {
    await this.askToDelete(address)
    const model = await this.model()
    await this.player.act(async () => {
      this.removed = await model.confirm()
    })
  }

  async thinkBetterOfDeleting(address: string): Promise<void> {
    await this.askToDelete(address)
    const model = await this.model()
    await this.player.act(() => model.drop())
  }

  async takeBack(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => this.removed && model.putBack(this.removed))
  }

  async all(): Promise<readonly string[]> {
    return (await this.model()).addresses.map(({ street }) => street[0] ?? '')
  }

  async defaults() {
    const { addresses } = await this.model()
    const street = (found: SavedAddress | undefined) => found?.street[0]
    return {
      shipping: street(addresses.find(({ isDefaultShipping }) => isDefaultShipping)),
      billing: street(addresses.find(({ isDefaultBilling }) => isDefaultBilling)),
    }
  }

  async filledIn(field: AddressField): Promise<string> {
    return (await this.model()).editor.form.typed[field]
  }

  async isMissing(field: AddressField): Promise<boolean> {
    return (await this.model()).editor.form.problems[field] === 'missing'
  }

  async isUnderWay(): Promise<boolean> {
    return (await this.model()).editor.adding.state === 'wait'
  }

  async objection(): Promise<string | undefined> {
    return (await this.model()).editor.refusal?.words[0]
  }

  async regions(): Promise<number> {
    return (await this.model()).editor.form.country.regions.length
  }

  private async named(street: string): Promise<SavedAddress> {
    const found = (await this.model()).addresses.find((address) => address.street[0] === street)
    if (!found) throw new Error(`There is no address ${street}`)
    return found
  }

  private model(): Promise<AddressBookViewModel> {
    return this.player.requireModel(AddressBookViewModel)
  }
}

export function addressesMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(AddressBookViewModel)
  if (!model) return []
  const { editor, reading, removing } = model
  const isSet = editor.billing.state === 'success' && editor.shipping.state === 'success'
  return [
    ...failureMessages(reading.failure, 'addresses-unread'),
    ...failureMessages(removing.failure),
    ...writeFailureMessages(editor.saving.failure, 'postal-address-not-saved'),
    ...failureMessages(editor.form.list.failure, 'countries-unread'),
    ...noticeIf(editor.adding.state === 'added', 'postal-address-added'),
    ...noticeIf(isSet, 'postal-address-saved'),
    ...noticeIf(model.asked !== undefined && !model.mayRemove, 'default-address-stays'),
  ]
}
