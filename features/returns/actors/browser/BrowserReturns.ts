import type { Locator, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { attachedFiles, type FileKind } from '../../../world/attachedFiles.ts'
import { attributesOf, exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { ReturnsActor } from '../ReturnsActor.ts'

export class BrowserReturns implements ReturnsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.returns, (page, words) => openAccountSection(page, words, 'returns'))
  }

  narrowTo(status: string): Promise<void> {
    return this.tab.act((page) =>
      page
        .locator('select[name=status]')
        .selectOption({ label: status })
        .then(() => undefined),
    )
  }

  narrowToDays(from: string, to: string): Promise<void> {
    return this.tab.act(async (page) => {
      await page.locator('[name=from]').fill(from)
      await page.locator('[name=to]').fill(to)
    })
  }

  async openLatest(): Promise<void> {
    await this.open()
    await this.tab.act((page) => page.locator('[data-return]').first().getByRole('link').click())
  }

  comeByAddress(id: string): Promise<void> {
    const address = paths.return.replace(':id', id)
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }

  begin(orderNumber: string): Promise<void> {
    const address = `${paths.newReturn}?order=${orderNumber}`
    return this.tab
      .navigateTo(paths.newReturn, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
      .then(() =>
        this.tab.act(async (page) => {
          if (!new URL(page.url()).searchParams.has('order')) await page.locator('select[name=order]').selectOption(orderNumber)
        }),
      )
  }

  chooseItem(name: string): Promise<void> {
    return this.tab.act((page) => itemOf(page, name).getByRole('checkbox').check({ force: true }))
  }

  note(text: string): Promise<void> {
    return this.tab.act((page) => page.locator('[name=note]').fill(text))
  }

  attach(kind: FileKind): Promise<void> {
    const { name, content } = attachedFiles[kind]
    return this.tab.act(async (page, words) => {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: content })
      // No request says that the page is at work while it judges a file.
      const files = page.getByRole('group', { name: words('returns:files.title') })
      await files.getByRole('alert').or(page.locator('[data-file]')).first().waitFor({ state: 'attached' })
    })
  }

  async request(name: string, quantity: number, presses = 1): Promise<void> {
    await this.chooseItem(name)
    await this.tab.act(async (page, words) => {
      const item = itemOf(page, name)
      await item.locator('[name=quantity]').fill(`${quantity}`)
      for (const kind of ['reason', 'condition', 'resolution']) await item.locator(`select[name=${kind}]`).selectOption({ index: 1 })
      const button = page.getByRole('button', { name: words('returns:request.submit') })
      await button.evaluate((element: HTMLElement, count) => {
        for (let press = 0; press < count; press += 1) element.click()
      }, presses)
    })
  }

  send(text: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.locator('[name=message]').fill(text)
      await press(page.getByRole('main'), words('returns:conversation.send'))
    })
  }

  deleteOwnMessage(): Promise<void> {
    return this.tab.act((page) => page.locator('[data-from=customer]').first().getByRole('button').click())
  }

  addTracking(number: string, carrier: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.locator('select[name=carrier]').selectOption({ label: carrier })
      await page.locator('input[name=number]').fill(number)
      await press(page.getByRole('main'), words('returns:tracking.add'))
    })
  }

  removeTracking(number: string): Promise<void> {
    return this.tab.act((page, words) => press(page.getByRole('main'), words('returns:tracking.remove', { number })))
  }

  rate(stars: number, comment: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.locator('select[name=stars]').selectOption(`${stars}`)
      await page.locator('[name=comment]').fill(comment)
      await press(page.getByRole('main'), words('returns:rating.save'))
    })
  }

  close(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await press(page.getByRole('main'), words('returns:detail.close'))
      await press(page.getByRole('alertdialog'), words('returns:close.confirm'))
    })
  }

  list(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const names = await textsOf(page.locator('[data-return]').getByRole('heading'))
      const labels = await textsOf(page.locator('[data-return] [data-status]'))
      return names.map((name, index) => `${name}, ${labels[index]}`)
    })
  }

  areClosed(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('heading', { name: words('returns:list.closed') })))
  }

  isNotFound(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('heading', { name: words('returns:detail.none') })))
  }

  isOfferedByOrder(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('link', { name: words('orders:returns.action') })))
  }

  reasonsOfOrder(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const items = page.locator('[data-item]').filter({ has: page.locator('[data-no-return]') })
      const names = await textsOf(items.getByRole('heading', { level: 3 }))
      const reasons = await attributesOf(items.locator('[data-no-return]'), 'data-no-return')
      return names.map((name, index) => `${name}: ${reasons[index]}`)
    })
  }

  items(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const items = await page.locator('[data-item]').all()
      return Promise.all(items.map((item) => itemText(item, words)))
    })
  }

  reasonChoices(): Promise<readonly string[]> {
    return this.tab.read(async (page) => (await textsOf(page.locator('select[name=reason] option'))).slice(1))
  }

  noted(): Promise<string> {
    return this.tab.read((page) => page.locator('[name=note]').inputValue())
  }

  files(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-file]'), 'data-file'))
  }

  shown() {
    return this.tab.read(async (page, words) => {
      const items = page.getByRole('region', { name: words('returns:detail.items') }).locator('[data-part=name]')
      if (!(await exists(items))) return undefined
      const names = (await textsOf(items)).map((text) => words.read('returns:detail.quantity', text)?.['name'] ?? text)
      return { items: names.join(', '), status: await textOf(page.getByRole('main').locator('[data-status]')) }
    })
  }

  documents(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-document]'), 'data-document'))
  }

  deletableMessages(): Promise<readonly string[]> {
    return this.tab.read((page) =>
      textsOf(
        page
          .locator('[data-from]')
          .filter({ has: page.getByRole('button') })
          .locator('[data-part=text]'),
      ),
    )
  }

  senders(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-from]'), 'data-from'))
  }

  lastMessage(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await textsOf(page.locator('[data-from] [data-part=text]'))).at(-1))
  }

  messageBox(): Promise<string> {
    return this.tab.read((page) => page.locator('[name=message]').inputValue())
  }

  parcels(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const rows = await page.locator('[data-tracking]').all()
      return Promise.all(
        rows.map(async (row) => {
          const number = (await row.getAttribute('data-tracking')) ?? ''
          return (await exists(row.getByRole('button'))) ? `${number}, removable` : number
        }),
      )
    })
  }

  parts(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const has = async (part: string, place: Locator) => ((await exists(place)) ? [part] : [])
      return [
        ...(await has('conversation', page.locator('[name=message]'))),
        ...(await has('policy', page.getByRole('link', { name: words('returns:request.policy') }))),
        ...(await has('contact', page.locator('a[href^="mailto:"]'))),
      ]
    })
  }
}

async function itemText(item: Locator, words: PageTexts): Promise<string> {
  const name = await item.getAttribute('data-item')
  const reason = item.locator('[data-reason]')
  if (await exists(reason)) return `${name}: ${await reason.getAttribute('data-reason')}`
  const offered = (await textsOf(item.locator('p'))).flatMap((text) => words.read('returns:request.available', text)?.['count'] ?? [])
  return `${name}: ${offered[0]}`
}

function itemOf(page: Page, name: string): Locator {
  return page.locator(`[data-item="${name}"]`)
}

function press(place: Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).click()
}
