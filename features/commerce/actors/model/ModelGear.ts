import { GearViewModel } from '#ui/commerce/gear/GearViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { CardInHand } from '../CheckoutActor.ts'
import type { GearActor } from '../GearActor.ts'

export class ModelGear implements GearActor {
  private readonly player: ModelTab
  private card: CardInHand | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(GearViewModel))
  }

  choose(name: string): Promise<void> {
    return this.act((screen) => screen.choose(screen.reading.value?.find((each) => each.name === name)?.id))
  }

  fillInCard(card: CardInHand): Promise<void> {
    this.card = card
    return this.act(({ payment }) => payment.card.look(card.number))
  }

  pay(): Promise<void> {
    return this.act((screen) => screen.pay(this.card))
  }

  payManyTimes(): Promise<void> {
    return this.act((screen) => Promise.all(Array.from({ length: 10 }, () => screen.pay(this.card))))
  }

  async offered(): Promise<readonly string[]> {
    const all = (await this.screen()).reading.value ?? []
    const open = all.filter(({ orderNumber }) => orderNumber === undefined)
    return open.map(({ name, quote }) => `${name} ${writtenPrice(quote.total)}`)
  }

  async pictures(): Promise<number> {
    return (await this.screen()).pictures.value?.size ?? 0
  }

  async ordered(): Promise<readonly string[]> {
    const all = (await this.screen()).reading.value ?? []
    return all.filter(({ orderNumber }) => orderNumber !== undefined).map(({ name }) => name)
  }

  async bought(): Promise<string | undefined> {
    return (await this.screen()).bought?.name
  }

  private async act(intent: (screen: GearViewModel) => unknown): Promise<void> {
    const screen = await this.screen()
    await this.player.act(async () => void (await intent(screen)))
  }

  private screen(): Promise<GearViewModel> {
    return this.player.requireModel(GearViewModel)
  }
}

export function gearMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.shownModel(GearViewModel)
  if (!screen) return []
  const { reading, payment } = screen
  return [
    ...failureMessages(reading.failure, 'gear-unread'),
    ...failureMessages(payment.following.failure, 'payment-status-unread'),
    ...writeFailureMessages(payment.paying.failure, 'renewal-not-paid'),
    ...noticeIf(payment.refusal === 'declined', 'renewal-declined'),
    ...noticeIf(payment.refusal === 'changed', 'renewal-price-changed'),
    ...noticeIf(payment.isStillProcessed, 'payment-still-processed'),
  ]
}
