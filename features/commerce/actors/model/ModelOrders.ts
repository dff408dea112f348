import type { GuestOrderKey } from '#app/commerce/ports/Orders'
import type { ReorderReason } from '#domain/commerce/reorder'
import { FindOrderViewModel, findOrderFields } from '#ui/commerce/find-order/FindOrderViewModel.ts'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import type { ReorderModel } from '#ui/commerce/orders/ReorderModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { OrdersActor } from '../OrdersActor.ts'

export class ModelOrders implements OrdersActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async open(): Promise<void> {
    await this.player.act((window) => window.visit(OrdersViewModel))
    await this.player.act((window) => window.shownModel(OrdersViewModel)?.show(1))
  }

  async turnToOlder(): Promise<void> {
    const model = await this.player.requireModel(OrdersViewModel)
    await this.player.act(() => model.show((model.reading.value?.page ?? 0) + 1))
  }

  async openOrder(number: string): Promise<void> {
    await this.player.act((window) => window.visit(OrderViewModel))
    await this.player.act((window) => window.shownModel(OrderViewModel)?.show(number))
  }

  async orderAgain(number?: string): Promise<void> {
    const model = await this.reordering()
    const opened = number ?? (await this.order())?.number ?? ''
    await this.player.act(() => model.again(opened))
  }

  async find(key: GuestOrderKey): Promise<void> {
    await this.player.act((window) => window.openPublic(FindOrderViewModel))
    const model = await this.player.requireModel(FindOrderViewModel)
    await this.player.act(() => {
      for (const field of findOrderFields) model.type(field, key[field])
      return model.find()
    })
  }

  async found(): Promise<string | undefined> {
    return (await this.player.requireModel(FindOrderViewModel)).reading.value?.number
  }

  async isNoneFound(): Promise<boolean> {
    return (await this.player.requireModel(FindOrderViewModel)).isNone
  }

  async numbers(): Promise<readonly string[]> {
    return (await this.player.requireModel(OrdersViewModel)).all.map(({ number }) => number)
  }

  async statusOf(wanted: string): Promise<string | undefined> {
    return (await this.player.requireModel(OrdersViewModel)).all.find(({ number }) => number === wanted)?.status.kind
  }

  async isFound(): Promise<boolean> {
    return (await this.order()) !== undefined
  }

  async items(): Promise<readonly string[]> {
    return (await this.order())?.items.map(({ name }) => name) ?? []
  }

  async files(): Promise<readonly string[]> {
    return (await this.order())?.items.flatMap(({ downloads }) => downloads.map(({ title }) => title)) ?? []
  }

  async parts(): Promise<readonly string[]> {
    const choices = (await this.order())?.items.flatMap((item) => item.choices) ?? []
    return choices.flatMap(({ values }) => values.map(({ name }) => name))
  }

  async detailsOf(name: string): Promise<readonly string[]> {
    const item = (await this.order())?.items.find((each) => each.name === name)
    const options = item?.options.map(({ label, value }) => `${label}: ${value}`) ?? []
    return item?.gift ? [...options, item.gift.recipientName] : options
  }

  async total(): Promise<string | undefined> {
    const total = (await this.order())?.totals.total
    return total && writtenPrice(total)
  }

  async printed(): Promise<never> {
    throw new Error('View models are not printed')
  }

  async parcels(): Promise<readonly string[]> {
    const shipments = (await this.order())?.shipments ?? []
    return shipments.flatMap(({ tracking }) => tracking.flatMap(({ number }) => number ?? []))
  }

  async cardDigits(): Promise<string | undefined> {
    return (await this.order())?.payments[0]?.card?.last4
  }

  async reasonAt(name: string): Promise<ReorderReason | undefined> {
    const model = await this.player.requireModel(OrderViewModel)
    const item = model.order?.items.find((each) => each.name === name)
    return item && model.problemOf(item.id)?.code
  }

  async isLedToCart(): Promise<boolean> {
    return (await this.reordering()).isComplete
  }

  private async order() {
    return (await this.player.requireModel(OrderViewModel)).order
  }

  private async reordering(): Promise<ReorderModel> {
    const window = await this.player.window()
    const model = window.shownModel(OrderViewModel) ?? window.shownModel(OrdersViewModel)
    if (!model) throw new Error('There is nothing to order again')
    return model.reordering
  }
}

export function ordersMessages(window: ModelWindow): readonly Notice[] {
  const list = window.shownModel(OrdersViewModel)
  const detail = window.shownModel(OrderViewModel)
  return [
    ...failureMessages(list?.reading.failure, 'orders-unread'),
    ...failureMessages(detail?.reading.failure, 'orders-unread'),
    ...writeFailureMessages((list ?? detail)?.reordering.task.failure, 'nothing-in-cart'),
  ]
}
