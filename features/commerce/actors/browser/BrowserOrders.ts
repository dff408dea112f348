import type { Page } from 'playwright'
import type { GuestOrderKey } from '#app/commerce/ports/Orders'
import { orderStatuses } from '#domain/commerce/order'
import { type ReorderReason, reorderProblems } from '#domain/commerce/reorder'
import { findOrderFields } from '#ui/commerce/find-order/FindOrderViewModel.ts'
import { pathOfOrder } from '#ui/commerce/shopPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { OrdersActor } from '../OrdersActor.ts'

export class BrowserOrders implements OrdersActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.orders, goToOrders)
  }

  turnToOlder(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('link', { name: words('orders:list.older') }).click())
  }

  openOrder(number: string): Promise<void> {
    return this.tab.navigateTo(pathOfOrder(number), async (page, words) => {
      await goToOrders(page, words)
      await page.getByRole('link', { name: words('orders:list.order', { number }) }).click()
    })
  }

  orderAgain(number?: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const opened = number ?? words.read('orders:detail.title', await textOf(page.getByRole('heading', { level: 1 })))?.['number'] ?? ''
      await page.getByRole('button', { name: words('orders:reorder.name', { number: opened }), exact: true }).click()
    })
  }

  async find(key: GuestOrderKey): Promise<void> {
    await this.tab.navigateTo(paths.findOrder, (page) => page.goto(new URL(paths.findOrder, page.url()).href).then(() => undefined))
    await this.tab.act(async (page, words) => {
      const form = page.getByRole('form', { name: words('checkout:find.title') })
      for (const field of findOrderFields) await form.locator(`[name=${field}]`).fill(key[field])
      await form.getByRole('button', { name: words('checkout:find.find') }).click()
    })
  }

  found(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await attributesOf(page.locator('[data-order]'), 'data-order'))[0])
  }

  isNoneFound(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('alert').getByText(words('checkout:find.none'))))
  }

  numbers(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-order]'), 'data-order'))
  }

  statusOf(number: string): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const text = await textOf(page.locator(`[data-order="${number}"]`))
      return orderStatuses.find((status) => text.includes(words(`orders:status.${status}`)))
    })
  }

  isFound(): Promise<boolean> {
    return this.tab.read((page) => exists(page.getByRole('main').getByRole('article')))
  }

  items(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.locator('[data-item]').getByRole('heading', { level: 3 })))
  }

  files(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(page.getByRole('list', { name: words('orders:detail.downloads') }).getByRole('listitem')))
  }

  parts(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-part]'), 'data-part'))
  }

  detailsOf(name: string): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const item = page.locator('[data-item]').filter({ has: page.getByRole('heading', { name, exact: true }) })
      const options = await attributesOf(item.locator('[data-option]'), 'data-option')
      return [...options, ...(await attributesOf(item.locator('[data-recipient]'), 'data-recipient'))]
    })
  }

  total(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [total] = await textsOf(page.getByRole('region', { name: words('orders:sums.title') }).locator('data'))
      return total
    })
  }

  printed(): Promise<{ readonly hasName: boolean; readonly buttons: number }> {
    return this.tab.read(async (page) => {
      await page.emulateMedia({ media: 'print' })
      const hasName = await page.locator('[data-printed-name]').isVisible()
      const buttons = await page.locator('button:visible').count()
      await page.emulateMedia({ media: null })
      return { hasName, buttons }
    })
  }

  parcels(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-tracking]'), 'data-tracking'))
  }

  cardDigits(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text = ''] = await textsOf(page.getByRole('region', { name: words('orders:detail.payment') }).locator('p'))
      return text.replaceAll(/\D/g, '')
    })
  }

  reasonAt(name: string): Promise<ReorderReason | undefined> {
    return this.tab.read(async (page, words) => {
      const text = await textOf(page.locator('[data-item]').filter({ has: page.getByRole('heading', { name }) }))
      return reorderProblems.find((reason) => text.includes(words(`orders:reasons.${reason}`)))
    })
  }

  async isLedToCart(): Promise<boolean> {
    return (await this.tab.path()) === paths.cart
  }
}

function goToOrders(page: Page, words: PageTexts): Promise<void> {
  return openAccountSection(page, words, 'orders')
}
