import type { offeredSorts } from '#domain/commerce/listing'
import { exists, textsOf } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { CategoryActor } from '../CategoryActor.ts'
import { filterOn, filterRow, isPageMissing, pageOn, productNames, totalOn, turnTo } from './productList.ts'

export class BrowserCategory implements CategoryActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(address: string): Promise<void> {
    const path = `/shop/categories/${address}`
    return this.tab.navigateTo(path, (page) => page.goto(new URL(path, page.url()).href).then(() => undefined))
  }

  async goOnTo(name: string): Promise<void> {
    await this.tab.act((page, words) => page.getByRole('button', { name: words('menu:menu.open'), exact: true }).click())
    await this.tab.act((page) => page.getByRole('dialog').getByRole('link', { name, exact: true }).click())
  }

  goBack(): Promise<void> {
    return this.tab.act((page) => page.goBack().then(() => undefined))
  }

  async name(): Promise<string | undefined> {
    return (await this.tab.read((page) => textsOf(page.getByRole('main').getByRole('heading', { level: 1 }))))[0]
  }

  isGone(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('heading', { name: words('listing:category.goneTitle') })))
  }

  children(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const groups = await page.getByRole('main').locator('[data-child]').all()
      const names = await Promise.all(groups.map((group) => textsOf(group.getByRole('link'))))
      return names.map(([head = '', ...below]) => `${head}: ${below.join(', ')}`)
    })
  }

  products(): Promise<readonly string[]> {
    return this.tab.read(productNames)
  }

  total(): Promise<number | undefined> {
    return this.tab.read(totalOn)
  }

  page(): Promise<string> {
    return this.tab.read(pageOn)
  }

  turnTo(number: number): Promise<void> {
    return this.tab.act((page, words) => turnTo(page, words, number))
  }

  isPageMissing(): Promise<boolean> {
    return this.tab.read(isPageMissing)
  }

  filter(label: string): Promise<readonly string[]> {
    return this.tab.read((page) => filterOn(page, label))
  }

  chosen(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('list', { name: words('listing:filter.chosen') }).locator('[data-chosen]')),
    )
  }

  narrow(value: string): Promise<void> {
    return this.tab.act((page) => filterRow(page, value).click())
  }

  takeAway(value: string): Promise<void> {
    return this.tab.act((page, words) =>
      page.getByRole('button', { name: words('listing:filter.remove', { label: value }), exact: true }).click(),
    )
  }

  clear(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('listing:filter.clear') }).click())
  }

  sort(order: (typeof offeredSorts)[number]): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('combobox', { name: words('listing:sort.label') }).selectOption(order)
    })
  }
}
