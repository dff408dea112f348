import type { Locator, Page } from 'playwright'
import { pagePaths } from '#ui/support/pagePaths.ts'
import { attachedFiles, type FileKind } from '../../../world/attachedFiles.ts'
import { attributesOf, exists } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openProfilePanel } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { HelpDeskActor } from '../HelpDeskActor.ts'

export class BrowserHelpDesk implements HelpDeskActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(): Promise<void> {
    if (this.tab.isOpen) await this.tab.reload()
    await this.tab.act(async (page, words) => {
      await openProfilePanel(page, words)
      const profile = page.getByRole('complementary').or(page.getByRole('dialog'))
      await profile.getByRole('button', { name: words('session:account.help'), exact: true }).click()
      await dialog(page, words).waitFor()
    })
  }

  openFromFoot(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: words('clubLinks:clubLinks.help'), exact: true })
        .click()
      await dialog(page, words).waitFor()
    })
  }

  write(subject: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await dialog(page, words).locator('[name=subject]').fill(subject)
      await dialog(page, words).locator('[name=description]').fill('It happens each time.')
    })
  }

  attach(kind: FileKind): Promise<void> {
    const { name, content } = attachedFiles[kind]
    return this.tab.act(async (page, words) => {
      await dialog(page, words).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: content })
      // No request says that the page is at work while it judges a file.
      const files = dialog(page, words).getByRole('group', { name: words('help:files.title') })
      await files.getByRole('alert').or(files.locator('[data-file]')).first().waitFor({ state: 'attached' })
    })
  }

  leaveOutDetails(): Promise<void> {
    return this.tab.act((page, words) => dialog(page, words).getByText(words('help:details.include')).click())
  }

  send(): Promise<void> {
    return this.tab.act((page, words) =>
      dialog(page, words)
        .getByRole('button', { name: words('help:help.send'), exact: true })
        .click(),
    )
  }

  isSent(): Promise<boolean> {
    return this.tab.read((page, words) => exists(dialog(page, words).getByText(words.pattern('help:help.sent'))))
  }

  subject(): Promise<string> {
    return this.tab.read((page, words) => dialog(page, words).locator('[name=subject]').inputValue())
  }

  files(): Promise<readonly string[]> {
    return this.tab.read((page, words) => attributesOf(dialog(page, words).locator('[data-file]'), 'data-file'))
  }

  leadsElsewhere(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const addresses = await attributesOf(dialog(page, words).getByRole('link'), 'href')
      return [pagePaths.faq, pagePaths.contactUs].every((address) => addresses.includes(address))
    })
  }
}

function dialog(page: Page, words: PageTexts): Locator {
  return page.getByRole('dialog', { name: words('help:help.title'), exact: true })
}
