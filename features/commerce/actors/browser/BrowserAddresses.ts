import type { Locator, Page } from 'playwright'
import type { AddressField } from '#domain/commerce/addressDraft'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { AddressesActor } from '../AddressesActor.ts'

export class BrowserAddresses implements AddressesActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.addresses, (page, words) => openAccountSection(page, words, 'addresses'))
  }

  begin(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('addresses:book.add'), exact: true }).click())
  }

  beginToChange(address: string): Promise<void> {
    return this.tab.act((page, words) => press(page, words('addresses:book.edit', { place: address })))
  }

  fillIn(field: AddressField, text: string): Promise<void> {
    return this.tab.act(async (page) => {
      const control = fieldOf(page, field)
      if (field === 'countryCode') await control.selectOption(text)
      else if (field === 'regionId') await control.selectOption({ label: text })
      else await control.fill(text)
    })
  }

  save(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('addresses:editor.save')))
  }

  askToDelete(address: string): Promise<void> {
    return this.tab.act((page, words) => press(page, words('addresses:book.remove', { place: address })))
  }

  async delete(address: string): Promise<void> {
    await this.askToDelete(address)
    await this.tab.act((page, words) => press(page, words('addresses:remove.confirm')))
  }

  async thinkBetterOfDeleting(address: string): Promise<void> {
    await this.askToDelete(address)
    await this.tab.act((page, words) => press(page, words('addresses:remove.drop')))
  }

  takeBack(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('shell:kit.undo')))
  }

  all(): Promise<readonly string[]> {
    return this.tab.read((page, words) => streetsOf(words, rows(page, words)))
  }

  defaults() {
    return this.tab.read(async (page, words) => {
      const marked = async (key: string) => (await streetsOf(words, rows(page, words).filter({ hasText: words(key) })))[0]
      return { shipping: await marked('addresses:book.defaultShipping'), billing: await marked('addresses:book.defaultBilling') }
    })
  }

  filledIn(field: AddressField): Promise<string> {
    return this.tab.read((page) => fieldOf(page, field).inputValue())
  }

  isMissing(field: AddressField): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const [ids = ''] = await attributesOf(fieldOf(page, field), 'aria-describedby')
      const notes = ids.split(' ').filter(Boolean)
      const texts = await textsOf(page.locator(notes.map((id) => `[id="${id}"]`).join(',') || ':not(*)'))
      return texts.includes(words('addressForm:problems.missing'))
    })
  }

  isUnderWay(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('button', { name: words('addresses:editor.saving') })))
  }

  objection(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const alert = page.getByRole('dialog').getByRole('alert')
      return (await exists(alert)) ? words.read('addresses:editor.refused', await textOf(alert))?.['words'] : undefined
    })
  }

  regions(): Promise<number> {
    return this.tab.read((page) => fieldOf(page, 'regionId').locator('option:not([disabled])').count())
  }
}

function fieldOf(page: Page, field: AddressField): Locator {
  return page.locator(`form [name=${field}]`)
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

function rows(page: Page, words: PageTexts): Locator {
  return page.getByRole('list', { name: words('addresses:book.title') }).getByRole('listitem')
}

async function streetsOf(words: PageTexts, found: Locator): Promise<readonly string[]> {
  const labels = await attributesOf(found.getByRole('button'), 'aria-label')
  return labels.flatMap((label) => words.read('addresses:book.edit', label)?.['place'] ?? [])
}
