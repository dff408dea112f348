import type { Locator, Page } from 'playwright'
import { type FieldProblem, type ProfileField, profileFields } from '#domain/session/profile'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccount } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { AccountActor, Progress } from '../AccountActor.ts'

const problems: readonly FieldProblem[] = ['missing', 'unwritable', 'no-date', 'not-yet', 'no-number', 'too-long', 'refused']
const parts = [
  'profile',
  'contact',
  'phone',
  'password',
  'notifications',
  'family',
  'orders',
  'subscriptions',
  'rewards',
  'plus',
  'returns',
  'addresses',
  'memberships',
  'renewals',
  'gear',
  'purchases',
  'fittings',
  'devices',
  'desk',
]

export class BrowserAccount implements AccountActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  openProfile(): Promise<void> {
    return this.tab.navigateTo(paths.profile, async (page, words) => {
      await openAccount(page, words)
    })
  }

  openNotifications(): Promise<void> {
    return this.tab.navigateTo(paths.notifications, (page, words) => bell(page, words).click())
  }

  fillIn(field: ProfileField, text: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      if (field === 'hand') await page.getByText(words(`account:hand.${text === 'l' ? 'left' : 'right'}`)).click()
      else if (field === 'gender' || field === 'pref') await control(page, field).selectOption(text)
      else if (field === 'birthday') await typeDate(page, text)
      else await control(page, field).fill(text)
    })
  }

  save(): Promise<void> {
    return this.tab.act((page, words) => saveButton(page, words).click())
  }

  markRead(title: string): Promise<void> {
    return this.tab.act((page, words) =>
      rows(page, words)
        .filter({ hasText: title })
        .getByRole('button', { name: words('notifications:list.markRead') })
        .click(),
    )
  }

  markAllRead(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('notifications:list.markAll') }).click())
  }

  sections(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const links = page.getByRole('navigation', { name: words('account:account.title') }).getByRole('link')
      const texts = await textsOf(links)
      return texts.map((text) => parts.find((part) => text.startsWith(words(`account:sections.${part}`))) ?? text)
    })
  }

  endings(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const rows = page.locator('main [data-ending]')
      const names = await textsOf(rows.getByRole('heading'))
      const days = await attributesOf(rows.locator('time'), 'datetime')
      return names.map((name, index) => `${name} ${days[index]}`)
    })
  }

  fields(): Promise<readonly ProfileField[]> {
    return this.tab.read(async (page) => {
      const names = await attributesOf(page.locator('form [name]'), 'name')
      const isAsked = (field: ProfileField) => names.includes(field) || field === 'hand'
      return profileFields.filter(isAsked)
    })
  }

  filledIn(field: ProfileField): Promise<string> {
    return this.tab.read(async (page) => {
      if (field === 'hand') return page.locator('form input[type=radio]:checked').inputValue()
      if (await exists(control(page, field))) return control(page, field).inputValue()
      return textOf(page.locator(`form [data-field=${field}]`))
    })
  }

  problemOf(field: ProfileField): Promise<FieldProblem | undefined> {
    return this.tab.read(async (page, words) => {
      const [ids = ''] = await attributesOf(control(page, field).and(page.locator('[aria-invalid=true]')), 'aria-describedby')
      const notes = ids
        .split(' ')
        .filter(Boolean)
        .map((id) => `[id="${id}"]`)
      const texts = await textsOf(page.locator(notes.join(',') || ':not(*)'))
      return problems.find((problem) => texts.includes(words(`account:problems.${problem}`)))
    })
  }

  saving(): Promise<Progress> {
    return this.tab.read(async (page, words) => {
      if (await exists(page.getByRole('button', { name: words('account:profile.saving') }))) return 'wait'
      return (await exists(page.locator('form').getByText(words('account:profile.saved'), { exact: true }))) ? 'done' : 'empty'
    })
  }

  prefectures(): Promise<number> {
    return this.tab.read((page) => control(page, 'pref').locator('option:not([disabled])').count())
  }

  unread(): Promise<number | undefined> {
    return this.tab.read(async (page, words) => {
      const [label] = await attributesOf(bell(page, words), 'aria-label')
      if (label === undefined) return undefined
      return Number(words.read('notifications:bell.unread', label)?.['count'] ?? 0)
    })
  }

  notifications() {
    return this.tab.read(async (page, words) => {
      const read = await attributesOf(rows(page, words), 'data-read')
      const titles = await textsOf(rows(page, words).getByRole('heading'))
      const mark = words('notifications:list.new')
      return titles.map((title, index) => ({
        title: title.startsWith(mark) ? title.slice(mark.length) : title,
        isRead: read[index] === 'true',
      }))
    })
  }

  marking(): Promise<Progress> {
    return this.tab.read(async (page, words) => {
      if ((await attributesOf(list(page, words), 'aria-busy'))[0] === 'true') return 'wait'
      const messages = await textsOf(page.getByRole('status'))
      return messages.includes(words('notifications:list.marked')) ? 'done' : 'empty'
    })
  }
}

function control(page: Page, field: ProfileField): Locator {
  return page.locator(`form [name=${field}]`)
}

/** Key by key, so that incomplete and invalid dates can be entered. */
async function typeDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await control(page, 'birthday').fill('')
  await control(page, 'birthday').focus()
  await page.keyboard.type(`${month}${day}${year}`)
}

function saveButton(page: Page, words: PageTexts): Locator {
  return page.getByRole('button', { name: words('account:profile.save'), exact: true })
}

function bell(page: Page, words: PageTexts): Locator {
  return page.getByRole('banner').getByRole('link', { name: words('notifications:bell.label') })
}

function list(page: Page, words: PageTexts): Locator {
  return page.getByRole('region', { name: words('notifications:list.title') })
}

function rows(page: Page, words: PageTexts): Locator {
  return list(page, words).getByRole('listitem')
}
