import type { AddressField } from '#domain/commerce/addressDraft'
import { paths } from '#ui/shell/paths.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, filled, part, type Target } from '../../world/screen/Target.ts'

/** Addresses are identified by the first line of their street. */
export class AddressesActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(): Promise<void> {
    return this.screen.open(paths.addresses, () => openAccountSection(this.screen, 'addresses'))
  }

  begin(): Promise<void> {
    return this.screen.press(button('addresses:book.add'))
  }

  beginToChange(place: string): Promise<void> {
    return this.screen.press(button(filled('addresses:book.edit', { place })))
  }

  remove(place: string): Promise<void> {
    return this.screen.press(button(filled('addresses:book.remove', { place })))
  }

  fillIn(field: AddressField, text: string): Promise<void> {
    const entry = entryOf(field)
    return field === 'countryCode' || field === 'regionId' ? this.screen.choose(entry, text) : this.screen.type(entry, text)
  }

  filledIn(field: AddressField): Promise<string | undefined> {
    return this.screen.value(entryOf(field))
  }

  save(): Promise<void> {
    return this.screen.press(button('addresses:editor.save'))
  }

  async isMissing(field: AddressField): Promise<boolean> {
    const words = await this.screen.words()
    const [notes = ''] = await this.screen.marks(entryOf(field), 'aria-describedby')
    const said = part(notes.replaceAll(/\S+/g, '[id="$&"]').replaceAll(' ', ','))
    return (await this.screen.texts(said)).includes(words('addressForm:problems.missing'))
  }

  /** In the book, or in these rows of it. */
  async streets(rows = part('[data-address]')): Promise<readonly string[]> {
    const words = await this.screen.words()
    const labels = await this.screen.marks(button('addresses:book.edit').within(rows), 'aria-label')
    return labels.map((label) => words.read('addresses:book.edit', label)?.['place'] ?? label)
  }
}

export function entryOf(field: AddressField): Target {
  return part(`form [name=${field}]`)
}
