import { isRefusal } from '#app/shared/failure'
import type { CartItem } from '#domain/commerce/cart'
import { CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import type { CartItemsModel } from '#ui/commerce/cart-items/CartItemsModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { CartActor } from '../CartActor.ts'

export class ModelCart implements CartActor {
  private readonly player: ModelTab
  private readonly removed = new Map<string, CartItem>()

  constructor(player: ModelTab) {
    this.player = player
  }

  async quantity(): Promise<number | undefined> {
    return (await this.player.window()).shell.cart.quantity
  }

  open(): Promise<void> {
    return this.player.act((window) => window.openPublic(CartViewModel))
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
    const model = await this.player.requireModel(CartViewModel)
    await this.player.act(() => model.ask())
    await this.player.act(() => model.empty())
  }

  async applyCoupon(code: string): Promise<void> {
    const { codes } = await this.player.requireModel(CartViewModel)
    await this.player.act(() => {
      codes.typeCoupon(code)
      return codes.applyCoupon()
    })
  }

  async removeCoupon(): Promise<void> {
    const { codes } = await this.player.requireModel(CartViewModel)
    await this.player.act(() => codes.removeCoupon())
  }

  async applyGiftCode(code: string, amount = ''): Promise<void> {
    const { codes } = await this.player.requireModel(CartViewModel)
    await this.player.act(() => {
      codes.typeGiftCode(code)
      codes.typeGiftAmount(amount)
      return codes.applyGiftCode()
    })
  }

  async removeGiftCode(code: string): Promise<void> {
    const { codes } = await this.player.requireModel(CartViewModel)
    await this.player.act(() => codes.removeGiftCode(code))
  }

  async removeAllGiftCodes(): Promise<void> {
    const { codes, items } = await this.player.requireModel(CartViewModel)
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
    return isPending ? undefined : cart && writtenPrice(cart.prices.grandTotal)
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
    return window.shownModel(MiniCartViewModel)?.items ?? (await this.player.requireModel(CartViewModel)).items
  }
}

function lineNamed({ items }: CartItemsModel, name: string): CartItem {
  const line = items.find(({ product }) => product.name === name)
  if (!line) throw new Error(`There is no ${name} in the cart`)
  return line
}

export function cartMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(CartViewModel)
  const { items, codes, reading } = model ?? {}
  return [
    ...failureMessages(reading?.failure),
    ...writeFailureMessages(items?.removing.failure, 'not-removed'),
    ...noticeIf(isRefusal(items?.updating.failure), 'too-few-left'),
    ...noticeIf(isRefusal(codes?.couponTask.failure), 'coupon-refused'),
    ...noticeIf(isRefusal(codes?.giftTask.failure), 'gift-code-refused'),
    ...noticeIf(codes?.giftProblem === 'amount-missing', 'gift-amount-missing'),
    ...noticeIf(codes?.couponProblem !== undefined || codes?.giftProblem === 'code-missing', 'shop-code-missing'),
  ]
}
