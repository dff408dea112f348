import { isRefusal } from '#app/shared/failure'
import type { CartItem } from '#domain/commerce/cart'
import { unitsOf } from '#domain/commerce/money'
import { CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import type { CartItemsModel } from '#ui/commerce/cart-items/CartItemsModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, when, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Player } from '../../../world/model/Player.ts'
import type { Notice } from '../../../world/notices.ts'
import type { CartActor } from '../CartActor.ts'

export class ModelCart implements CartActor {
  private readonly player: Player
  private readonly removed = new Map<string, CartItem>()

  constructor(player: Player) {
    this.player = player
  }

  async quantity(): Promise<number | undefined> {
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
    const item = lineNamed(model, name)
    await this.player.act(() => model.remove(item))
    if (model.removal.state === 'removed') this.removed.set(name, item)
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
    const { codes, items } = await this.player.front(CartViewModel)
    const [first] = items.cart?.giftCodes ?? []
    if (!first) throw new Error('No gift code is in use')
    await this.player.act(() => codes.removeAllGiftCodes(first.code))
  }

  async noteMerge(): Promise<void> {
    await this.player.act((window) => window.shell.cart.noteBroughtAlong())
  }

  async lines(): Promise<readonly string[]> {
    const { items } = await this.linesModel()
    return items.map(({ quantity, product }) => `${quantity} ${product.name}`)
  }

  async designs(): Promise<readonly string[]> {
    const { items } = await this.linesModel()
    return items.flatMap(({ selection }) => selection.gift?.design?.name ?? [])
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

  private async linesModel(): Promise<CartItemsModel> {
    const window = await this.player.window()
    return window.inFront(MiniCartViewModel)?.items ?? (await this.player.front(CartViewModel)).items
  }
}

function lineNamed({ items }: CartItemsModel, name: string): CartItem {
  const line = items.find(({ product }) => product.name === name)
  if (!line) throw new Error(`There is no ${name} in the cart`)
  return line
}

export function cartMessages(window: ModelWindow): readonly Notice[] {
  const model = window.inFront(CartViewModel)
  const { items, codes, reading } = model ?? {}
  return [
    ...failureMessages(reading?.failure),
    ...writeFailureMessages(items?.removing.failure, 'not-removed'),
    ...when(isRefusal(items?.updating.failure), 'too-few-left'),
    ...when(isRefusal(codes?.couponTask.failure), 'coupon-refused'),
    ...when(isRefusal(codes?.giftTask.failure), 'gift-code-refused'),
    ...when(codes?.giftProblem === 'amount-missing', 'gift-amount-missing'),
    ...when(codes?.couponProblem !== undefined || codes?.giftProblem === 'code-missing', 'shop-code-missing'),
  ]
}
