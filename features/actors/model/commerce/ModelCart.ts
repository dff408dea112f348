import { isRefusal } from '#app/shared/failure'
import type { CartLine } from '#domain/commerce/cart'
import { unitsOf } from '#domain/commerce/money'
import { CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import type { CartLinesModel } from '#ui/commerce/cart-lines/CartLinesModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import type { Notice } from '../../Actor.ts'
import type { CartActor } from '../../commerce.ts'
import type { ModelWindow } from '../ModelWindow.ts'
import type { Player } from '../Player.ts'
import { toldOf, toldOfWrite, when } from '../told.ts'

export class ModelCart implements CartActor {
  private readonly player: Player
  private readonly removed = new Map<string, CartLine>()

  constructor(player: Player) {
    this.player = player
  }

  async pieces(): Promise<number | undefined> {
    return (await this.player.window()).shell.cart.quantity
  }

  open(): Promise<void> {
    return this.player.act((window) => window.come(CartViewModel))
  }

  openMini(): Promise<void> {
    return this.player.act((window) => window.show(MiniCartViewModel))
  }

  async setQuantity(name: string, quantity: number): Promise<void> {
    const model = await this.linesModel()
    await this.player.act(() => model.setQuantity(lineNamed(model, name), quantity))
  }

  async remove(name: string): Promise<void> {
    const model = await this.linesModel()
    const line = lineNamed(model, name)
    await this.player.act(() => model.remove(line))
    if (model.removal.state === 'removed') this.removed.set(name, line)
  }

  async putBack(name: string): Promise<void> {
    const model = await this.linesModel()
    const line = this.removed.get(name)
    if (!line) throw new Error(`${name} has not been taken out`)
    await this.player.act(() => model.putBack(line))
  }

  async empty(): Promise<void> {
    const model = await this.player.front(CartViewModel)
    await this.player.act(() => model.ask())
    await this.player.act(() => model.empty())
  }

  async applyCoupon(code: string): Promise<void> {
    const { codes } = await this.player.front(CartViewModel)
    await this.player.act(() => {
      codes.typeCoupon(code)
      return codes.applyCoupon()
    })
  }

  async removeCoupon(): Promise<void> {
    const { codes } = await this.player.front(CartViewModel)
    await this.player.act(() => codes.removeCoupon())
  }

  async applyGiftCode(code: string, amount = ''): Promise<void> {
    const { codes } = await this.player.front(CartViewModel)
    await this.player.act(() => {
      codes.typeGiftCode(code)
      codes.typeGiftAmount(amount)
      return codes.applyGiftCode()
    })
  }

  async removeGiftCode(code: string): Promise<void> {
    const { codes } = await this.player.front(CartViewModel)
    await this.player.act(() => codes.removeGiftCode(code))
  }

  async removeAllGiftCodes(): Promise<void> {
    const { codes, lines } = await this.player.front(CartViewModel)
    const [first] = lines.cart?.giftCodes ?? []
    if (!first) throw new Error('No gift code is in use')
    await this.player.act(() => codes.removeAllGiftCodes(first.code))
  }

  async noteMerge(): Promise<void> {
    await this.player.act((window) => window.shell.cart.noteBroughtAlong())
  }

  async lines(): Promise<readonly string[]> {
    const { lines } = await this.linesModel()
    return lines.map(({ quantity, product }) => `${quantity} ${product.name}`)
  }

  async designs(): Promise<readonly string[]> {
    const { lines } = await this.linesModel()
    return lines.flatMap(({ selection }) => selection.gift?.design?.name ?? [])
  }

  async total(): Promise<string | undefined> {
    const { cart, isPending } = await this.linesModel()
    return isPending ? undefined : cart && String(unitsOf(cart.prices.grandTotal))
  }

  async codes(): Promise<readonly string[]> {
    const { cart } = await this.linesModel()
    return cart ? [...cart.coupons, ...cart.giftCodes.map(({ code }) => code)] : []
  }

  async alert(): Promise<string | undefined> {
    return (await this.linesModel()).cart?.alert?.message
  }

  async broughtAlong(): Promise<number | undefined> {
    return (await this.player.window()).shell.cart.broughtAlong
  }

  private async linesModel(): Promise<CartLinesModel> {
    const window = await this.player.window()
    return window.inFront(MiniCartViewModel)?.lines ?? (await this.player.front(CartViewModel)).lines
  }
}

function lineNamed({ lines }: CartLinesModel, name: string): CartLine {
  const line = lines.find(({ product }) => product.name === name)
  if (!line) throw new Error(`There is no ${name} in the cart`)
  return line
}

export function toldInCart(window: ModelWindow): readonly Notice[] {
  const model = window.inFront(CartViewModel)
  const { lines, codes, reading } = model ?? {}
  return [
    ...toldOf(reading?.failure),
    ...toldOfWrite(lines?.removing.failure, 'not-removed'),
    ...when(isRefusal(lines?.updating.failure), 'too-few-left'),
    ...when(isRefusal(codes?.couponTask.failure), 'coupon-refused'),
    ...when(isRefusal(codes?.giftTask.failure), 'gift-code-refused'),
    ...when(codes?.giftProblem === 'amount-missing', 'gift-amount-missing'),
    ...when(codes?.couponProblem !== undefined || codes?.giftProblem === 'code-missing', 'shop-code-missing'),
  ]
}
