import { reaction } from 'mobx'
import type { BankVisit } from '#app/commerce/AuthenticateCard'
import { CheckoutOrder } from '#app/commerce/CheckoutOrder'
import { PayByCard } from '#app/commerce/PayByCard'
import { BrowserEnvironmentToken } from '#composition/root'
import type { AddressField } from '#domain/commerce/addressDraft'
import { choiceOf, type ShippingMethod } from '#domain/commerce/delivery'
import type { AddressChoiceModel } from '#ui/commerce/checkout/AddressChoiceModel.ts'
import { CheckoutViewModel } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { ConfirmationViewModel } from '#ui/commerce/confirmation/ConfirmationViewModel.ts'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { priceIn, writtenPrice } from '../../../world/prices.ts'
import type { CardInHand, CheckoutActor, CheckoutPart } from '../CheckoutActor.ts'
import { ModelProduct } from './ModelProduct.ts'

export class ModelCheckout implements CheckoutActor {
  private readonly player: ModelTab
  private card: CardInHand | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  async open(): Promise<void> {
    await this.player.act((window) => window.openPublic(CheckoutViewModel))
    await this.followBank()
    const window = await this.player.window()
    const model = await this.model()
    reaction(
      () => model.receipt,
      (receipt) => {
        const { order, email, lastName } = receipt ?? {}
        if (order) window.openPublic(ConfirmationViewModel, (done) => done.show({ isPlaced: true, number: order.number, email, lastName }))
      },
    )
  }

  /** Stands in for the bank's frame. */
  async followBank(): Promise<void> {
    const window = await this.player.window()
    const { card } = (await this.model()).ordering
    reaction(
      () => card.visit,
      (visit) => visit?.isHidden && void this.passHidden(window, visit),
    )
  }

  async writeEmail(text: string): Promise<void> {
    const { email } = await this.model()
    await this.player.act(() => {
      email.type(text)
      return email.leave()
    })
  }

  async shipTo(address: string): Promise<void> {
    const { shipping } = (await this.model()).places
    await this.player.act(() => shipping.choosePlace(choiceNamed(shipping.place, address)))
  }

  async billTo(address: string): Promise<void> {
    const { places } = await this.model()
    await this.player.act(() => places.chooseBilling(choiceNamed(places.billing, address)))
  }

  async fillIn(place: 'shipping' | 'billing', field: AddressField, text: string): Promise<void> {
    const model = await this.placeModel(place)
    const { form } = model
    await this.player.act(() => model.choose('new'))
    const region = form.country.regions.find(({ name }) => name === text)
    await this.player.act(() => form.change(field, field === 'regionId' ? `${region?.id ?? ''}` : text))
  }

  async saveNewAddress(): Promise<void> {
    const { place } = (await this.model()).places.shipping
    await this.player.act(() => place.wantSaved(true))
  }

  async sendPlace(): Promise<void> {
    const { shipping } = (await this.model()).places
    await this.player.act(() => shipping.send())
  }

  async chooseWay(name: string): Promise<void> {
    const { shipping } = (await this.model()).places
    const method = await this.wayNamed(name)
    const choice = choiceOf(method)
    await this.player.act(() => choice && shipping.choose(choice))
  }

  async fillInCard(card: CardInHand): Promise<void> {
    this.card = card
    const { ordering } = await this.model()
    await this.player.act(() => ordering.card.look(card.number))
  }

  async applyCoupon(code: string): Promise<void> {
    const { codes } = await this.model()
    await this.player.act(() => {
      codes.typeCoupon(code)
      return codes.applyCoupon()
    })
  }

  async order(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.order(this.card))
  }

  async orderByKeyboard(card: CardInHand): Promise<void> {
    const [first] = (await this.model()).places.shipping.methods
    if (first) await this.chooseWay(nameOf(first))
    await this.fillInCard(card)
    await this.order()
  }

  /** View models have no keyboard. */
  async buyByKeyboard(product: string, card: CardInHand): Promise<void> {
    const shown = (await this.player.requireModel(ShopHomeViewModel)).products.value
    const urlKey = shown?.find(({ name }) => name === product)?.urlKey
    if (urlKey === undefined) throw new Error(`${product} does not stand in the shop's home`)
    const products = new ModelProduct(this.player)
    await products.open(urlKey)
    await products.add()
    await this.open()
    await this.orderByKeyboard(card)
  }

  async orderManyTimes(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => Promise.all(Array.from({ length: 10 }, () => model.order(this.card))))
  }

  async answerBank(answer: 'confirmed' | 'denied'): Promise<void> {
    const { card } = (await this.model()).ordering
    const { visit } = card
    if (!visit) throw new Error('No bank asks anything')
    await this.player.act(async (window) => {
      await post(window, new URL('/bank/decision', visit.page.url).href, { creq: visit.page.data, decision: answer })
      card.passed()
    })
  }

  async leaveBank(): Promise<void> {
    const { card } = (await this.model()).ordering
    await this.player.act(() => card.close())
  }

  async parts(): Promise<readonly CheckoutPart[]> {
    const { cart, places, isReady } = await this.model()
    if (!cart || !isReady) return []
    const shipping = cart.isVirtual ? [] : (['shipping', 'method'] as const)
    return [...(places.isGuest ? (['email'] as const) : []), ...shipping, 'billing', 'card']
  }

  async shipsTo(): Promise<string | undefined> {
    return streetOf((await this.model()).places.shipping.place)
  }

  async billsTo(): Promise<string | undefined> {
    const { billing, shipping } = (await this.model()).places
    return streetOf(billing.choice === 'as-shipping' ? shipping.place : billing)
  }

  async isBilled(): Promise<boolean> {
    return (await this.model()).places.isBilled
  }

  async isCouponApplied(): Promise<boolean> {
    return (await this.model()).codes.isCouponApplied
  }

  async written(place: 'shipping' | 'billing', field: AddressField): Promise<string> {
    return (await this.placeModel(place)).form.typed[field]
  }

  async ways(): Promise<readonly string[]> {
    const { methods } = (await this.model()).places.shipping
    return methods.map((method) => `${nameOf(method)} ${writtenPrice(method.price)}`)
  }

  async chosenWay(): Promise<string | undefined> {
    const { methods, chosen } = (await this.model()).places.shipping
    const method = methods.find((each) => each.carrierCode === chosen?.carrierCode && each.methodCode === chosen?.methodCode)
    return method && nameOf(method)
  }

  async problemOf(way: string): Promise<string | undefined> {
    const method = await this.wayNamed(way)
    return choiceOf(method) ? undefined : method.error
  }

  async missing(): Promise<readonly CheckoutPart[]> {
    return (await this.model()).stillMissing
  }

  async buttonTotal(): Promise<string | undefined> {
    const { total } = await this.model()
    return total && writtenPrice(total)
  }

  async total(): Promise<string | undefined> {
    const { cart, isReckoning } = await this.model()
    return cart && !isReckoning ? writtenPrice(cart.prices.grandTotal) : undefined
  }

  async isAskedByBank(): Promise<boolean> {
    return (await this.model()).ordering.card.visit?.isHidden === false
  }

  async bankTotal(): Promise<string | undefined> {
    const { page } = (await this.model()).ordering.card.visit ?? {}
    if (!page) return undefined
    const answer = await post(await this.player.window(), page.url, { creq: page.data })
    return priceIn(await answer.text())
  }

  async isEmpty(): Promise<boolean> {
    const { reading, cart, receipt } = await this.model()
    return reading.state === 'ready' && !cart && !receipt
  }

  async number(): Promise<string | undefined> {
    return (await this.done()).told.number
  }

  async confirmedTo(): Promise<string | undefined> {
    return (await this.done()).told.email
  }

  async isConfirmed(): Promise<boolean> {
    const done = (await this.player.window()).shownModel(ConfirmationViewModel)
    return done !== undefined && !done.isNone
  }

  openConfirmation(number: string): Promise<void> {
    return this.player.act((window) => window.openPublic(ConfirmationViewModel, (done) => done.show({ number })))
  }

  async bought(): Promise<readonly string[]> {
    return (await this.done()).reading.value?.order?.items.map(({ name, quantity }) => `${quantity} ${name}`) ?? []
  }

  async orderSentTo(): Promise<string | undefined> {
    return (await this.done()).reading.value?.order?.shippingAddress?.street[0]
  }

  async orderTotal(): Promise<string | undefined> {
    const order = (await this.done()).reading.value?.order
    return order && writtenPrice(order.totals.total)
  }

  async knows(figures: string): Promise<boolean> {
    const window = await this.player.window()
    return isIn(figures, [window.shownModels, window.port(PayByCard), window.port(CheckoutOrder)], new Set())
  }

  private model(): Promise<CheckoutViewModel> {
    return this.player.requireModel(CheckoutViewModel)
  }

  private done(): Promise<ConfirmationViewModel> {
    return this.player.requireModel(ConfirmationViewModel)
  }

  private async placeModel(place: 'shipping' | 'billing'): Promise<AddressChoiceModel> {
    const { shipping, billing } = (await this.model()).places
    return place === 'shipping' ? shipping.place : billing
  }

  private async wayNamed(name: string): Promise<ShippingMethod> {
    const method = (await this.model()).places.shipping.methods.find((each) => nameOf(each) === name)
    if (!method) throw new Error(`Nothing is shipped by ${name}`)
    return method
  }

  private async passHidden(window: ModelWindow, { page }: BankVisit): Promise<void> {
    const { card } = (await this.model()).ordering
    await post(window, page.url, { threeDSMethodData: page.data })
    card.passed()
  }
}

async function post(window: ModelWindow, url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return window.port(BrowserEnvironmentToken).fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Also searches the shop's cache. */
function isIn(figures: string, value: unknown, seen: Set<unknown>): boolean {
  if (typeof value === 'string') return value.replaceAll(/[ -]/g, '').includes(figures)
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  const parts = value instanceof Map ? [...value.entries()].flat() : Object.values(value)
  return parts.some((part) => isIn(figures, part, seen))
}

function choiceNamed({ saved }: AddressChoiceModel, address: string): AddressChoiceModel['choice'] {
  const found = saved.find(({ street }) => street[0] === address)
  if (!found) throw new Error(`No address is called ${address}`)
  return `${found.id}`
}

function streetOf({ place, form }: AddressChoiceModel): string | undefined {
  if (place === undefined) return form.typed.street1 || undefined
  return place === 'as-shipping' ? undefined : place.street[0]
}

function nameOf({ carrier, method }: ShippingMethod): string {
  return `${carrier} ${method}`
}

export function checkoutMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(CheckoutViewModel)
  if (!model) return []
  const { email, places, ordering, cart, reading } = model
  const { card, placing, refusal } = ordering
  const { shipping, billed } = places
  const isShort = cart?.items.some(({ problems }) => problems.length > 0) ?? false
  return [
    ...failureMessages(reading.failure),
    ...noticeIf(email.problem === 'missing', 'guest-email-missing'),
    ...noticeIf(email.problem === 'wrong', 'guest-email-wrong'),
    ...failureMessages(shipping.going.failure, 'place-unheard'),
    ...noticeIf(shipping.refusal !== undefined, 'place-refused'),
    ...noticeIf(billed.value?.kind === 'refused' && !billed.busy, 'bill-refused'),
    ...failureMessages(card.paying.failure, 'card-unchecked'),
    ...(card.stopped && card.stopped !== 'by-ticket' ? [`bank-${card.stopped}` as const] : []),
    ...noticeIf(card.problems.number === 'wrong', 'card-number-wrong'),
    ...noticeIf(card.problems.expiry === 'past', 'card-past'),
    ...writeFailureMessages(placing.failure, 'nothing-ordered'),
    ...noticeIf(cart !== undefined && !ordering.mayPay, 'closed-by-ticket'),
    ...noticeIf(refusal === 'payment', 'card-declined'),
    ...noticeIf(refusal === 'total', 'total-changed'),
    ...noticeIf(refusal === 'ended' || refusal === 'gone', 'cart-is-no-more'),
    ...noticeIf(refusal === 'unable' && isShort, 'sold-out-meanwhile'),
  ]
}
