import type { Locator, Page } from 'playwright'
import { type CustomerStatus, customerStatuses } from '#domain/commerce/subscriptions/statusChange'
import { subscriptionStatuses } from '#domain/commerce/subscriptions/subscription'
import { paths } from '#ui/shell/paths.ts'
import { attributesOf, exists, textsOf, valuesIn } from '../../../world/browser/pageReaders.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { priceOfValue } from '../../../world/prices.ts'
import type { SubscriptionsActor } from '../SubscriptionsActor.ts'

export class BrowserSubscriptions implements SubscriptionsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.subscriptions, (page, words) => openAccountSection(page, words, 'subscriptions'))
  }

  ask(name: string, target: CustomerStatus): Promise<void> {
    return this.tab.act((page, words) =>
      page.getByRole('button', { name: words(`subscriptions:${target}.named`, { name }), exact: true }).click(),
    )
  }

  async change(name: string, target: CustomerStatus): Promise<void> {
    await this.ask(name, target)
    await this.tab.act((page, words) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: words(`subscriptions:${target}.confirm`), exact: true })
        .click(),
    )
  }

  undo(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('shell:kit.undo'), exact: true }).click())
  }

  async shipTo(name: string, street: string): Promise<void> {
    await this.showDetails(name)
    await this.tab.act((page, words) => page.getByRole('button', { name: words('subscriptions:addresses.named', { name }) }).click())
    await this.tab.act(async (page, words) => {
      const dialog = page.getByRole('dialog')
      const option = dialog.locator('[name=shipping] option').filter({ hasText: street })
      await dialog.locator('[name=shipping]').selectOption((await option.last().getAttribute('value')) ?? '')
      await dialog.getByRole('button', { name: words('subscriptions:addresses.save'), exact: true }).click()
    })
  }

  all(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const rows = page.locator('[data-subscription]')
      const names = await textsOf(rows.getByRole('heading', { level: 2 }))
      const badges = await textsOf(rows.locator('[data-status]'))
      return names.map((name, index) => {
        const badge = badges[index] ?? ''
        return `${name}: ${subscriptionStatuses.find((status) => words(`subscriptions:status.${status}`) === badge) ?? badge}`
      })
    })
  }

  nextOf(name: string): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const next = rowOf(page, name).locator('[data-next]')
      const [kind] = await attributesOf(next, 'data-next')
      const [day] = await attributesOf(next, 'data-day')
      return day ? `${kind} on ${day}` : kind
    })
  }

  amountOf(name: string): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const [value] = await valuesIn(rowOf(page, name))
      return value && priceOfValue(value)
    })
  }

  offers(name: string): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const buttons = await textsOf(rowOf(page, name).getByRole('button'))
      return customerStatuses.filter((target) => buttons.includes(words(`subscriptions:${target}.button`)))
    })
  }

  consequence(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const [kind] = await attributesOf(page.getByRole('alertdialog').locator('[data-consequence]'), 'data-consequence')
      return kind
    })
  }

  async cardOf(name: string): Promise<string | undefined> {
    await this.showDetails(name)
    return this.tab.read(async (page) => (await attributesOf(rowOf(page, name).locator('[data-last4]'), 'data-last4'))[0])
  }

  async eventsOf(name: string): Promise<readonly string[]> {
    await this.showDetails(name)
    return this.tab.read((page) => attributesOf(rowOf(page, name).locator('[data-event]'), 'data-event'))
  }

  async shippedTo(name: string): Promise<string | undefined> {
    await this.showDetails(name)
    return this.tab.read(async (page, words) => {
      const place = rowOf(page, name).getByRole('region', { name: words('subscriptions:details.shippedTo') })
      return (await attributesOf(place.locator('[data-street]'), 'data-street'))[0]
    })
  }

  private showDetails(name: string): Promise<void> {
    return this.tab.act(async (page) => {
      const details = rowOf(page, name).locator('details')
      if (!(await exists(details.locator('xpath=self::*[@open]')))) await details.locator('summary').click()
    })
  }
}

function rowOf(page: Page, name: string): Locator {
  return page.locator('[data-subscription]').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
}
