import { pathOfOrder, paths } from '#ui/shell/paths.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { called, filled, heading, link, part, type Target } from '../../world/screen/Target.ts'

export class OrdersActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(): Promise<void> {
    return this.screen.open(paths.orders, () => openAccountSection(this.screen, 'orders'))
  }

  openOrder(number: string): Promise<void> {
    return this.screen.open(pathOfOrder(number), async () => {
      await openAccountSection(this.screen, 'orders')
      await this.screen.press(link(filled('orders:list.order', { number })))
    })
  }

  numbers(): Promise<readonly string[]> {
    return this.screen.marks(part('[data-order]'), 'data-order')
  }
}

export function itemCalled(name: string): Target {
  return part('[data-item]').having(heading(3, called(name)))
}
