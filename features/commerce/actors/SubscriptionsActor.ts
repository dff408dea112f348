import { type CustomerStatus, customerStatuses } from '#domain/commerce/subscriptions/statusChange'
import type { Screen } from '../../world/screen/Screen.ts'
import { gapsIn } from '../../world/screen/shown.ts'
import { button, byRole, called, dialog, filled, heading, part, select, type Target } from '../../world/screen/Target.ts'
import { chooseAddress } from './chooseAddress.ts'

/** A subscription is called by its product's name. */
export class SubscriptionsActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  ask(name: string, target: CustomerStatus): Promise<void> {
    return this.screen.press(asking(name, target))
  }

  async change(name: string, target: CustomerStatus): Promise<void> {
    await this.ask(name, target)
    await this.screen.press(button(`subscriptions:${target}.confirm`).within(byRole('alertdialog')))
  }

  async shipTo(name: string, street: string): Promise<void> {
    await this.showDetails(name)
    await this.screen.press(button(filled('subscriptions:addresses.named', { name })))
    await chooseAddress(this.screen, select('subscriptions:addresses.shipping'), street)
    await this.screen.press(button('subscriptions:addresses.save').within(dialog()))
  }

  async dayOfNext(name: string, kind: 'payment' | 'retry'): Promise<string | undefined> {
    return (await gapsIn(this.screen, `subscriptions:next.${kind}`, 'day', part('[data-next]').within(rowOf(name))))[0]
  }

  /** The first one that the product marks so. */
  async detailOf(name: string, mark: 'last4' | 'street'): Promise<string | undefined> {
    await this.showDetails(name)
    return (await this.screen.marks(part(`[data-${mark}]`).within(rowOf(name)), `data-${mark}`))[0]
  }

  async newestEvent(name: string): Promise<string | undefined> {
    await this.showDetails(name)
    return (await this.screen.texts(part('[data-event] time').within(rowOf(name))))[0]
  }

  /** Whether the subscription is there and nothing can be done with it. */
  async isFixed(name: string): Promise<boolean> {
    const changes = customerStatuses.map((target) => asking(name, target)).reduce((one, other) => one.or(other))
    return (await this.screen.shows(rowOf(name))) && !(await this.screen.shows(changes))
  }

  private async showDetails(name: string): Promise<void> {
    const folded = part('details:not([open]) > summary').within(rowOf(name))
    if (await this.screen.shows(folded)) await this.screen.press(folded)
  }
}

export function rowOf(name: string): Target {
  return part('[data-subscription]').having(heading(2, called(name)))
}

function asking(name: string, target: CustomerStatus): Target {
  return button(filled(`subscriptions:${target}.named`, { name }))
}
