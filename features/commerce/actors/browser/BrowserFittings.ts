import type { Page } from 'playwright'
import { customClubStates } from '#domain/commerce/fitting/customClub'
import { fittingPaths } from '#ui/commerce/fittingPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, textsOf, valuesIn } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccount } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceOfValue } from '../../../world/prices.ts'
import type { FittingsActor } from '../FittingsActor.ts'

export class BrowserFittings implements FittingsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.fittings, openList)
  }

  openEarlier(): Promise<void> {
    return this.openTab(fittingPaths.earlier, 'fitting:tabs.earlier')
  }

  openPutters(): Promise<void> {
    return this.openTab(fittingPaths.putters, 'fitting:tabs.putters')
  }

  openFitting(day: string): Promise<void> {
    return this.tab.act((page) => rowOn(page, day).getByRole('heading', { level: 3 }).getByRole('link').click())
  }

  openPutterFitting(day: string): Promise<void> {
    return this.openFitting(day)
  }

  compareWith(name: string): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('group', { name: words('fitting:detail.compare') })
        .getByRole('button', { name, exact: true })
        .click(),
    )
  }

  goOnToDeposit(): Promise<void> {
    return this.tab.act(async (page, words) => {
      const main = page.getByRole('main')
      await main.getByRole('link', { name: words('fitting:order.payDeposit') }).click()
      await main.getByRole('button', { name: words('deposit:order.pay') }).click()
    })
  }

  all(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const rows = await page.locator('[data-fitting]').evaluateAll((found) =>
        found.map((row) => ({
          day: row.querySelector('time')?.dateTime,
          recommended: row.querySelector('[data-recommended]')?.textContent,
          badge: row.querySelector('[data-state]')?.textContent,
        })),
      )
      return rows.map(({ day, recommended, badge }) => [day, recommended ?? 'none', stateIn(words, badge)].join(': '))
    })
  }

  compared(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await attributesOf(page.locator('div[data-selected]'), 'data-selected'))[0])
  }

  trends(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const rows = page.locator('[data-measure]')
      const trends = await attributesOf(rows, 'data-trend')
      return (await attributesOf(rows, 'data-measure')).map((measure, index) => `${measure}: ${trends[index]}`)
    })
  }

  order(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const place = page.locator('[data-order]')
      const [id] = await attributesOf(place, 'data-order')
      const [storeCode] = await attributesOf(place, 'data-store')
      const [badge] = await textsOf(place.locator('[data-part=state]'))
      return id === undefined ? undefined : `${id}, ${storeCode}, ${stateIn(words, badge)}`
    })
  }

  items(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-item]'), 'data-item'))
  }

  sums(): Promise<readonly string[]> {
    return this.tab.read(async (page) => (await valuesIn(page.locator('[data-order]'))).map(priceOfValue))
  }

  codes(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const names = await textsOf(page.locator('[data-order]').getByRole('term'))
      return names.flatMap((name) => /\S*[A-Z]\S*-\S+$/.exec(name) ?? [])
    })
  }

  stepsDone(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.locator('[data-step][data-done=true]'), 'data-step'))
  }

  private openTab(path: string, name: 'fitting:tabs.earlier' | 'fitting:tabs.putters'): Promise<void> {
    return this.tab.navigateTo(path, async (page, words) => {
      await openList(page, words)
      await page
        .getByRole('navigation', { name: words('fitting:tabs.label') })
        .getByRole('link', { name: words(name) })
        .click()
    })
  }
}

async function openList(page: Page, words: PageTexts): Promise<void> {
  await openAccount(page, words)
  await page
    .getByRole('link', { name: words('account:sections.fittings'), exact: false })
    .first()
    .click()
}

function rowOn(page: Page, day: string) {
  return page.locator('[data-fitting]').filter({ has: page.locator(`time[datetime="${day}"]`) })
}

function stateIn(words: PageTexts, badge: string | null | undefined): string {
  return customClubStates.find((state) => words(`fitting:state.${state}`) === badge?.trim()) ?? 'none'
}
