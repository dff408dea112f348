import { paths } from '#ui/shell/paths.ts'
import { priceIn } from '../../world/prices.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { gapsIn, inRows } from '../../world/screen/shown.ts'
import { button, byRole, dialog, field, filled, heading, item, link, part, type Target } from '../../world/screen/Target.ts'

/** Also behind the mini cart. */
const count = button('commerce:cartCount.label', { includeHidden: true }).or(button('commerce:cartCount.empty', { includeHidden: true }))
const rows = item().having(heading(3)).within(part('[data-lines]'))
const clear = button('cart:cart.clear')

export class CartActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(): Promise<void> {
    return openByMiniCart(this.screen, paths.cart, link('commerce:miniCart.open'))
  }

  openMini(): Promise<void> {
    return this.screen.press(count)
  }

  async setQuantity(name: string, quantity: number): Promise<void> {
    const written = field(filled('commerce:line.quantity', { name }))
    await this.screen.type(written, String(quantity))
    await this.screen.pressEnter(written)
  }

  async empty(): Promise<void> {
    await this.screen.press(clear)
    await this.screen.press(clear.within(byRole('alertdialog')))
  }

  applyCoupon(code: string): Promise<void> {
    return this.apply('coupon', { label: code })
  }

  /** Without an amount, as much as possible. */
  applyGiftCode(code: string, amount = ''): Promise<void> {
    return this.apply('gift', { label: code, amount })
  }

  /** Undefined while loading. */
  async quantity(): Promise<number | undefined> {
    const words = await this.screen.words()
    const [label] = await this.screen.marks(count, 'aria-label')
    return label === undefined ? undefined : Number(words.read('commerce:cartCount.label', label)?.['count'] ?? 0)
  }

  /** In the cart or mini cart: `2 Clubhouse Towel`. */
  async lines(): Promise<readonly string[]> {
    return inRows([await this.screen.values(field().within(rows)), await this.screen.texts(heading(3).within(rows))])
  }

  async broughtAlong(): Promise<number | undefined> {
    const [added] = await gapsIn(this.screen, 'commerce:merged.text', 'count', part('p').within(dialog()))
    return added === undefined ? undefined : Number(added)
  }

  private async apply(kind: 'coupon' | 'gift', entries: Readonly<Record<string, string>>): Promise<void> {
    const form = byRole('form', `cart:${kind}.title`)
    for (const [name, text] of Object.entries(entries)) await this.screen.type(field(`cart:${kind}.${name}`).within(form), text)
    await this.screen.press(button(`cart:${kind}.apply`).within(form))
  }
}

/** The sign-in has no link to the shop, so a visitor opens its address. */
export function openByMiniCart(screen: Screen, address: string, way: Target): Promise<void> {
  return screen.open(address, async () => {
    if (!(await screen.shows(count))) return screen.open(address)
    await screen.press(count)
    await screen.press(way.within(dialog()))
  })
}

/** Of the cart or an order: `$38.97`. */
export async function totalOn(screen: Screen): Promise<string | undefined> {
  return priceIn((await screen.texts(part('[data-total]')))[0] ?? '')
}
