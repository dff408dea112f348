import type { PlanKind } from '#domain/commerce/renewals/plan'
import { RenewalsViewModel } from '#ui/commerce/renewals/RenewalsViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { CardInHand } from '../CheckoutActor.ts'
import type { RenewalsActor } from '../RenewalsActor.ts'

export class ModelRenewals implements RenewalsActor {
  private readonly player: ModelTab
  private card: CardInHand | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(RenewalsViewModel))
  }

  show(kind: PlanKind): Promise<void> {
    return this.act((screen) => screen.show(kind))
  }

  choose(name: string): Promise<void> {
    return this.act((screen) => {
      const plan = screen.plans.find((each) => each.name === name)
      if (!plan) throw new Error(`There is no ${name}`)
      return screen.form.toggle(plan)
    })
  }

  useCoupon(code: string): Promise<void> {
    return this.act(({ form }) => {
      form.typeCoupon(code)
      return form.applyCoupon()
    })
  }

  useOwnCoupon(): Promise<void> {
    return this.act(({ form, reading }) => form.applyCoupon(reading.value?.coupon?.code))
  }

  useGiftCode(code: string): Promise<void> {
    return this.act(({ form }) => {
      form.typeGiftCode(code)
      return form.applyGiftCode()
    })
  }

  useBucks(): Promise<void> {
    return this.act(({ form, reading }) => form.spend(reading.value?.buck ?? 0))
  }

  async chooseCentre(prefecture: string, centre: string): Promise<void> {
    const { places, form } = await this.screen()
    await this.act((screen) => screen.choosePrefecture(places.prefectures.find(({ name }) => name === prefecture)?.value ?? ''))
    await this.act(() => form.chooseCentre(places.centres.find(({ name }) => name === centre)?.id))
  }

  async fillInCard(card: CardInHand): Promise<void> {
    this.card = card
    const { payment } = await this.screen()
    await this.player.act(() => payment.club.card.look(card.number))
  }

  chooseInstalments(months: number): Promise<void> {
    return this.act(({ payment }) => payment.choose(months))
  }

  pay(): Promise<void> {
    return this.act((screen) => screen.pay(this.card))
  }

  payManyTimes(): Promise<void> {
    return this.act((screen) => Promise.all(Array.from({ length: 10 }, () => screen.pay(this.card))))
  }

  wait(): Promise<void> {
    return this.player.act(() => undefined)
  }

  look(): Promise<void> {
    return this.act((screen) => screen.look())
  }

  beginAgain(): Promise<void> {
    return this.act((screen) => screen.again())
  }

  async plans(): Promise<readonly string[]> {
    return (await this.screen()).plans.map(({ name, price }) => `${name} ${writtenPrice(price)}`)
  }

  async summary(): Promise<readonly string[]> {
    const { form, payment } = await this.screen()
    const shown = payment.renewal ?? form.quote
    if (!shown) return []
    const lines = shown.lines.filter(({ kind }) => kind !== 'included-tax')
    const included = shown.lines.filter(({ kind }) => kind === 'included-tax')
    const rows = [...lines, { kind: 'total', amount: shown.total }, ...included]
    return rows.map(({ kind, amount }) => `${kind} ${writtenPrice(amount)}`)
  }

  async membership(): Promise<string | undefined> {
    const own = (await this.screen()).memberships.own.value
    return own ? `${own.name}, ${own.endsOn}` : undefined
  }

  async progress() {
    const { payment } = await this.screen()
    if (payment.renewal) return 'renewed'
    if (payment.club.isStillProcessed) return 'still-processed'
    return payment.club.open ? 'processing' : 'choosing'
  }

  async orders(): Promise<readonly string[]> {
    return (await this.screen()).reading.value?.orders.map(({ names }) => names.join(' · ')) ?? []
  }

  private async act(intent: (screen: RenewalsViewModel) => unknown): Promise<void> {
    const screen = await this.screen()
    await this.player.act(async () => void (await intent(screen)))
  }

  private screen(): Promise<RenewalsViewModel> {
    return this.player.requireModel(RenewalsViewModel)
  }
}

export function renewalsMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.shownModel(RenewalsViewModel)
  if (!screen) return []
  const { reading, form, payment, memberships, places, isPressed, isCentreMissing } = screen
  return [
    ...failureMessages(reading.failure, 'renewals-unread'),
    ...failureMessages(form.quoting.failure, 'renewal-price-unread'),
    ...failureMessages(form.checking.failure, 'renewal-code-unchecked'),
    ...failureMessages(memberships.packs.failure, 'memberships-for-sale-unread'),
    ...failureMessages(memberships.own.failure, 'own-membership-unread'),
    ...failureMessages(places.reading.failure, 'japan-centres-unread'),
    ...failureMessages(payment.configuring.failure, 'instalments-unread'),
    ...failureMessages(payment.club.following.failure, 'payment-status-unread'),
    ...writeFailureMessages(payment.club.paying.failure, 'renewal-not-paid'),
    ...writeFailureMessages(payment.completing.failure, 'renewal-unconfirmed'),
    ...noticeIf(form.problem === 'coupon', 'renewal-coupon-refused'),
    ...noticeIf(form.problem === 'gift-code', 'renewal-codes-refused'),
    ...noticeIf(form.giftCodeProblem === 'unknown', 'renewal-code-unknown'),
    ...noticeIf(form.giftCodeProblem === 'expired', 'renewal-code-expired'),
    ...noticeIf(form.giftCodeProblem === 'used', 'renewal-code-used'),
    ...noticeIf(payment.club.refusal === 'declined', 'renewal-declined'),
    ...noticeIf(payment.club.refusal === 'changed', 'renewal-price-changed'),
    ...noticeIf(payment.club.isStillProcessed, 'payment-still-processed'),
    ...noticeIf(isPressed && isCentreMissing, 'centre-missing'),
    ...noticeIf(!payment.club.mayPay && form.shownQuote !== undefined, 'renewal-closed-by-ticket'),
  ]
}
