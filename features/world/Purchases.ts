import { arrange } from '#mocks/contexts/arrange'
import { backendState } from '#mocks/contexts/backendState'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { cartOf, putInto } from '#mocks/contexts/commerce/cart/carts'
import { storeWith } from '#mocks/contexts/commerce/deposits/clubOrders'
import { providerDoes } from '#mocks/contexts/commerce/deposits/depositActions'
import { changeGearPrice } from '#mocks/contexts/commerce/gear/gearActions'
import type { CustomerOrderRow } from '#mocks/contexts/commerce/orders/data'
import type { ReturnSettingsRow } from '#mocks/contexts/returns/data'
import type { World } from '#mocks/world/World'
import { type Member, playerId } from './cast.ts'
import { writtenPrice } from './prices.ts'

export class Purchases {
  private readonly world: World
  private readonly known: ReadonlySet<string>
  private handedOver: { readonly id: string; readonly record: string } | undefined

  constructor(world: World) {
    this.world = world
    this.known = new Set(world.customerOrders.list().map(({ id }) => id))
  }

  renewals(member: Member): number {
    return this.world.renewals.list((row) => row.playerId === playerId(member)).length
  }

  /** Such as "$150.00 by card for three-wedges". */
  deposits(member: Member): readonly string[] {
    const own = this.world.customClubs.list((row) => row.playerId === playerId(member) && row.deposit?.by !== 'club')
    const means = { card: 'by card', affirm: 'in instalments', zero: 'by gift code', club: 'at the club' }
    return own.flatMap(({ deposit, setId, sets, storeCode }) => {
      const { currency } = storeWith(storeCode)
      const set = sets.find(({ id }) => id === setId)
      return deposit ? [`${writtenPrice({ minor: deposit.minor, currency })} ${means[deposit.by]} for ${set?.name.en}`] : []
    })
  }

  async depositIs(member: Member, provider: 'declines' | 'hangs'): Promise<void> {
    for (const { id } of this.world.customClubs.list((row) => row.playerId === playerId(member))) {
      await providerDoes(this.world, id, provider)
    }
  }

  /** In another window, on another device. */
  async renewsElsewhere(member: Member): Promise<void> {
    const [quote] = this.world.renewalQuotes.list((row) => row.playerId === playerId(member)).toReversed()
    if (!quote) throw new Error(`${member} has chosen nothing to renew`)
    const row = { playerId: playerId(member), quoteId: quote.id, orderedOn: '2026-05-13', names: [] }
    await this.world.renewals.add({ ...row, id: this.world.nextId('RN') })
  }

  gearSold(member: Member): number {
    return this.paidGear(member).filter(({ result }) => result === 'success').length
  }

  async changesPriceOfGear(member: Member, name: string): Promise<void> {
    const { sku } = arrange(this.world).shop.named(name)
    const row = this.world.gearRecommendations.first((each) => each.playerId === playerId(member) && each.sku === sku)
    if (!row) throw new Error(`Nobody has recommended ${name}`)
    await changeGearPrice(this.world, row.id, 4900)
  }

  private paidGear(member: Member) {
    return this.world.payments.list((row) => row.purpose === 'gear' && row.playerId === playerId(member))
  }

  async billsGoTo(member: Member, street: string): Promise<void> {
    for (const row of this.world.customerAddresses.list((each) => each.playerId === playerId(member))) {
      await this.world.customerAddresses.change(row.id, { defaultBilling: row.street[0] === street })
    }
  }

  async addsElsewhere(member: Member, name: string): Promise<void> {
    const { sku } = arrange(this.world).shop.named(name)
    await putInto(this.world, await cartOf(this.world, playerId(member)), buildCartItem({ sku }))
  }

  async isClubOrder(member: Member): Promise<void> {
    await arrange(this.world).carts.comesFromFitting(playerId(member))
  }

  async paysAllByGiftCode(member: Member): Promise<void> {
    const { carts } = arrange(this.world)
    await carts.hasGiftCode('GIFT-ALL', 1_000_000)
    await carts.is(playerId(member), { giftCodes: [{ code: 'GIFT-ALL' }] })
  }

  async hasPlanInCart(member: Member, name: string): Promise<void> {
    const { carts, shop } = arrange(this.world)
    const { sku, options } = shop.named(name)
    const how = options?.find(({ values }) => values.some(({ plan: each }) => each !== undefined))
    const plan = how?.values.find((value) => value.plan !== undefined)
    if (!how || !plan) throw new Error('Nothing can be subscribed to')
    await carts.holds(playerId(member), [buildCartItem({ sku, options: [{ id: how.id, values: [`${plan.id}`] }] })])
  }

  async isShipped(number: string): Promise<void> {
    await arrange(this.world).shop.ships(number)
  }

  async isRefunded(number: string): Promise<void> {
    await arrange(this.world).shop.refunds(number)
  }

  async returnsAre(settings: Partial<ReturnSettingsRow>): Promise<void> {
    await arrange(this.world).returns.are(settings)
  }

  async returnsAreAtLeast(member: Member, count: number): Promise<void> {
    await arrange(this.world).returns.areAtLeast(playerId(member), count)
  }

  async isReturnRefunded(member: Member): Promise<void> {
    await arrange(this.world).returns.isRefunded(playerId(member))
  }

  async shopDoes(action: string, member: Member, text?: string): Promise<void> {
    await arrange(this.world).returns.shopDoes(`returns.${action}`, playerId(member), text)
  }

  /** What an open page of the customer's names is somebody else's from now on. */
  async isReturnHandedOver(from: Member, to: Member): Promise<void> {
    const { returns } = arrange(this.world)
    const row = returns.of(playerId(from))
    await returns.isHandedTo(playerId(to), row)
    this.handedOver = { id: row.id, record: returns.recordOf(row) }
  }

  isHandedReturnUntouched(): boolean {
    const { handedOver } = this
    return handedOver !== undefined && arrange(this.world).returns.recordOf(handedOver) === handedOver.record
  }

  async areFilesHandedOver(to: Member): Promise<void> {
    await arrange(this.world).returns.areFilesHandedTo(playerId(to))
  }

  returnsOf(member: Member): number {
    return this.world.returnRequests.list((row) => row.playerId === playerId(member)).length
  }

  /** Its number. */
  returnOf(player: string): string {
    return arrange(this.world).returns.of(player).id
  }

  ratingOf(player: string): number | undefined {
    return arrange(this.world).returns.of(player).rating
  }

  messagesOf(player: string): number {
    const { id } = arrange(this.world).returns.of(player)
    return this.world.returnMessages.list(({ requestId }) => requestId === id).length
  }

  async nextCardIsDeclined(member: Member): Promise<void> {
    await arrange(this.world).carts.isDeclinedNext(playerId(member))
  }

  quantityInCartOf(member: Member): number {
    return backendState(this.world).quantityOf(playerId(member))
  }

  newTotals(): readonly string[] {
    return this.newOrders().map(({ subtotal, tax, shipping, shippingTax, discounts, giftCodes = 0, store }) => {
      const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
      return writtenPrice({ minor: subtotal + tax + shipping + shippingTax - discount - giftCodes, currency: storeWith(store).currency })
    })
  }

  newOrders(): readonly CustomerOrderRow[] {
    return this.world.customerOrders.list(({ id }) => !this.known.has(id))
  }
}
