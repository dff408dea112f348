import { BrowserEnvironmentToken } from '#composition/root'
import type { DepositStep } from '#domain/commerce/deposit/deposit'
import { isZero } from '#domain/commerce/money'
import { ClubOrderViewModel } from '#ui/commerce/club-order/ClubOrderViewModel.ts'
import type { DepositViewModel } from '#ui/commerce/deposit/DepositViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { CardInHand } from '../CheckoutActor.ts'
import type { DepositsActor } from '../DepositsActor.ts'

export class ModelDeposits implements DepositsActor {
  private readonly player: ModelTab
  private card: CardInHand | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  async begin(id: string): Promise<void> {
    await this.player.act((window) => window.visit(ClubOrderViewModel, (screen) => screen.show(id)))
    await this.player.act(async () => (await this.screen()).pay())
  }

  chooseSet(name: string): Promise<void> {
    return this.act((model) => model.chooseSet(model.choices.order?.sets.find((set) => set.name === name)?.id ?? ''))
  }

  billTo(street: string): Promise<void> {
    return this.act(({ choices }) => choices.bill(choices.addresses.find((address) => address.street[0] === street)?.id ?? 0))
  }

  apply(kind: 'coupon' | 'giftCode', code: string): Promise<void> {
    return this.act(async ({ codes, choices: { order, set } }) => {
      codes.type(kind, code)
      if (order && set) await codes.apply(kind, order, set)
    })
  }

  async fillInCard(card: CardInHand): Promise<void> {
    this.card = card
    await this.act((model) => model.card.look(card.number))
  }

  async pay(card: CardInHand): Promise<void> {
    await this.fillInCard(card)
    await this.press()
  }

  async payInInstalments(): Promise<void> {
    await this.act(({ choices }) => choices.payBy('affirm'))
    await this.press()
  }

  press(): Promise<void> {
    return this.act((model) => model.pay(this.card))
  }

  pressManyTimes(): Promise<void> {
    return this.act((model) => Promise.all(Array.from({ length: 10 }, () => model.pay(this.card))))
  }

  async confirmToBank(): Promise<void> {
    const { card } = (await this.screen()).deposit
    const { visit } = card
    if (!visit) throw new Error('No bank asks anything')
    await this.player.act(async (window) => {
      const body = new URLSearchParams({ creq: visit.page.data, decision: 'confirmed' })
      await window.port(BrowserEnvironmentToken).fetch(new URL('/bank/decision', visit.page.url).href, { method: 'POST', body })
      card.passed()
    })
  }

  tryAgain(): Promise<void> {
    return this.act((model) => model.again())
  }

  close(): Promise<void> {
    return this.player.act(async () => (await this.screen()).closeDeposit())
  }

  deletePlaced(): Promise<void> {
    return this.player.act(async () => (await this.screen()).orderDifferently())
  }

  async step(): Promise<DepositStep | undefined> {
    const { deposit } = await this.screen()
    return deposit.isOpen ? deposit.step : undefined
  }

  async message(): Promise<string | undefined> {
    return (await this.screen()).deposit.message || undefined
  }

  async isPaid(): Promise<boolean> {
    return (await this.screen()).deposit.isTaken
  }

  async isGone(): Promise<boolean> {
    const { reading, order } = await this.screen()
    return reading.value !== undefined && order === undefined
  }

  async sums(): Promise<readonly string[]> {
    const { sums } = (await this.screen()).deposit
    if (!sums) return []
    return (['deposit', 'coupon', 'giftCode', 'due'] as const).flatMap((line) => {
      const isTaken = line === 'coupon' || line === 'giftCode'
      return isTaken && isZero(sums[line]) ? [] : [`${line} ${isTaken ? '−' : ''}${writtenPrice(sums[line])}`]
    })
  }

  private act(intent: (model: DepositViewModel) => unknown): Promise<void> {
    return this.player.act(async () => void (await intent((await this.screen()).deposit)))
  }

  private screen(): Promise<ClubOrderViewModel> {
    return this.player.requireModel(ClubOrderViewModel)
  }
}

export function depositsMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.shownModel(ClubOrderViewModel)
  if (!screen) return []
  const { reading, deposit } = screen
  const { paying, refusal, codes, choices } = deposit
  return [
    ...failureMessages(reading.failure, 'club-order-unread'),
    ...failureMessages(deposit.isOpen ? choices.reading.failure : undefined, 'club-order-unread'),
    ...writeFailureMessages(paying.failure, 'deposit-not-paid'),
    ...noticeIf(refusal === 'declined', 'deposit-declined'),
    ...noticeIf(refusal === 'changed', 'deposit-changed'),
    ...noticeIf(codes.problems.coupon === 'refused', 'deposit-coupon-refused'),
    ...noticeIf(codes.problems.giftCode === 'refused', 'deposit-gift-code-refused'),
  ]
}
