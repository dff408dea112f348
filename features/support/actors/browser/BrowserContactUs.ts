import type { Locator, Page } from 'playwright'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { pressTwice } from '../../../world/browser/pressTwice.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { type ContactUsActor, details, japaneseDetails } from '../ContactUsActor.ts'

const japaneseFields = ['altFirstName', 'altLastName', 'birthDay', 'birthMonth', 'birthYear', 'pref'] as const

export class BrowserContactUs implements ContactUsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(): Promise<void> {
    await this.arrive('/contact-us')
    await this.tab.read((page) => named(page, 'centre').locator('option:not([disabled])').first().waitFor({ state: 'attached' }))
  }

  async openInvitation(friendId: string): Promise<void> {
    await this.arrive(`/referral/${friendId}`)
    await this.tab.read((page) => page.getByRole('heading').first().waitFor())
  }

  async follow(): Promise<void> {
    await this.tab.act((page, words) => page.getByRole('link', { name: words('contactUs:referral.start') }).click())
    await this.tab.read((page) => named(page, 'centre').locator('option:not([disabled])').first().waitFor({ state: 'attached' }))
  }

  fillIn(): Promise<void> {
    return this.tab.act(async (page, words) => {
      for (const [field, text] of Object.entries(details.texts)) await named(page, field).fill(text)
      await named(page, 'centre').selectOption(details.centreId)
      await page.getByText(words('contactUs:fields.news')).click()
    })
  }

  fillInForJapan(): Promise<void> {
    return this.tab.act(async (page) => {
      for (const [field, text] of Object.entries(japaneseDetails.texts)) await named(page, field).fill(text)
      for (const [field, value] of Object.entries(japaneseDetails.birth)) await named(page, field).selectOption(value)
      await named(page, 'centre').selectOption(japaneseDetails.centreId)
    })
  }

  send(): Promise<void> {
    return this.tab.act((page, words) => sending(page, words).click())
  }

  sendTwice(): Promise<void> {
    return this.tab.act((page, words) => pressTwice(sending(page, words)))
  }

  isSent(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('heading', { name: words('contactUs:sent.title') })))
  }

  email(): Promise<string> {
    return this.tab.read((page) => named(page, 'email').inputValue())
  }

  prefecture(): Promise<string> {
    return this.tab.read((page) => named(page, 'pref').locator('option:checked').innerText())
  }

  additional(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const names = await attributesOf(page.getByRole('main').locator('[name]'), 'name')
      return japaneseFields.filter((field) => names.includes(field))
    })
  }

  wrong(): Promise<readonly string[]> {
    return this.tab.read(async (page) => [...(await attributesOf(page.getByRole('main').locator('[aria-invalid=true]'), 'name'))].sort())
  }

  friend(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [title = ''] = await textsOf(page.getByRole('heading', { level: 1 }))
      return words.read('contactUs:referral.title', title)?.['name']
    })
  }

  offers(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('main').getByRole('listitem').getByRole('heading')))
  }

  isInvitationGone(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('heading', { level: 1, name: words('contactUs:referral.gone') })))
  }

  private arrive(address: string): Promise<void> {
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }
}

function named(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`[name=${name}]`)
}

function sending(page: Page, words: PageTexts): Locator {
  return page.getByRole('main').getByRole('button', { name: words('contactUs:contact.send'), exact: true })
}
