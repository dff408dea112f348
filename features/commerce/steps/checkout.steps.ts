import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { arrange } from '#mocks/contexts/arrange'
import { addressField } from '../../world/addressFields.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { cards } from '../../world/cards.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { CardInHand, CheckoutPart } from '../actors/CheckoutActor.ts'

const inLeeds = [
  ['country', 'GB'],
  ['first name', 'Hana'],
  ['last name', 'Lindqvist'],
  ['street', '7 Ash Road'],
  ['city', 'Leeds'],
  ['postal code', 'LS1 4AP'],
  ['phone number', '+44 113 555 0100'],
]

async function writePlace({ checkout }: ReturnType<ClubWorld['as']>, place: 'shipping' | 'billing', rows: readonly (readonly string[])[]) {
  for (const [name = '', text = ''] of rows) await checkout.fillIn(place, addressField(name), text)
}

Given<ClubWorld>('the bills of {member} go to {string}', async function (member: Member, street: string) {
  await this.club.purchases.billsGoTo(member, street)
})

Given<ClubWorld>("{member}'s cart is about fitted clubs", async function (member: Member) {
  await this.club.purchases.isClubOrder(member)
})

Given<ClubWorld>("the workshop turns {member}'s fitted clubs into her/his cart", async function (member: Member) {
  await this.club.purchases.isClubOrder(member)
})

Given<ClubWorld>("{member}'s bank declines the next card", async function (member: Member) {
  await this.club.purchases.nextCardIsDeclined(member)
})

Given<ClubWorld>("{member}'s gift code pays for everything", async function (member: Member) {
  await this.club.purchases.paysAllByGiftCode(member)
})

Given<ClubWorld>('{member} has balls by subscription in the cart', async function (member: Member) {
  await this.club.purchases.hasPlanInCart(member, 'Fieldmark Tour')
})

Given<ClubWorld>('{member} has a subscription to rounds in the cart', async function (member: Member) {
  await this.club.purchases.hasPlanInCart(member, 'Simulator Round, 9 holes')
})

Given<ClubWorld>('nobody hurries', function () {
  this.environment.waitsAtMost(Temporal.Duration.from({ seconds: 1 }))
})

When<ClubWorld>('{member} (has )go(es)(ne) to the checkout', async function (member: Member) {
  await this.as(member).checkout.open()
})

When<ClubWorld>('{member} (has )writ(es)(ten) {string} as the e-mail address for the order', async function (member: Member, text: string) {
  await this.as(member).checkout.writeEmail(text)
})

Given<ClubWorld>(
  '{member} has filled in {string} as the {name} for the order',
  async function (member: Member, text: string, name: string) {
    await this.as(member).checkout.fillIn('shipping', addressField(name), text)
  },
)

Given<ClubWorld>('{member} has filled in {string} as the {name} for the bill', async function (member: Member, text: string, name: string) {
  await this.as(member).checkout.fillIn('billing', addressField(name), text)
})

Then<ClubWorld>('{member} reads that the billing address is saved', async function (member: Member) {
  await this.sees(() => this.as(member).checkout.isBilled(), true)
})

Then<ClubWorld>('{member} reads that the coupon is applied', async function (member: Member) {
  await this.sees(() => this.as(member).checkout.isCouponApplied(), true)
})

Then<ClubWorld>('{member} finds {string} as the {name} for the order', async function (member: Member, text: string, name: string) {
  await this.sees(() => this.as(member).checkout.written('shipping', addressField(name)), text)
})

When<ClubWorld>('{member} has it shipped to {string}', async function (member: Member, street: string) {
  await this.as(member).checkout.shipTo(street)
})

When<ClubWorld>('{member} has the bill sent to {string}', async function (member: Member, street: string) {
  await this.as(member).checkout.billTo(street)
})

When<ClubWorld>('{member} has written an address in Leeds to ship to', async function (member: Member) {
  await writePlace(this.as(member), 'shipping', inLeeds)
})

Given<ClubWorld>('another device of {member} adds {string} to the cart', async function (member: Member, name: string) {
  await this.club.purchases.addsElsewhere(member, name)
})

When<ClubWorld>('{member} has it shipped to Leeds', async function (member: Member) {
  await writePlace(this.as(member), 'shipping', inLeeds)
  await this.as(member).checkout.sendPlace()
})

When<ClubWorld>('{member} has it shipped to Leeds as follows', async function (member: Member, table: DataTable) {
  await writePlace(this.as(member), 'shipping', [...inLeeds, ...table.raw()])
  await this.as(member).checkout.sendPlace()
})

When<ClubWorld>('{member} has it shipped to Leeds and saves that address', async function (member: Member) {
  await writePlace(this.as(member), 'shipping', inLeeds)
  await this.as(member).checkout.saveNewAddress()
  await this.as(member).checkout.sendPlace()
})

When<ClubWorld>('{member} (has )cho(oses)(sen) {string} as the way of shipping', async function (member: Member, way: string) {
  await this.as(member).checkout.chooseWay(way)
})

Given<ClubWorld>('{member} has ordered too early', async function (member: Member) {
  await this.as(member).checkout.order()
})

When<ClubWorld>('{member} orders', async function (member: Member) {
  await this.as(member).checkout.order()
})

When<ClubWorld>('{member} (has )pa(ys)(id) with {card}', async function (member: Member, card: CardInHand) {
  const { checkout } = this.as(member)
  await checkout.fillInCard(card)
  await checkout.order()
})

When<ClubWorld>('{member} pays with {card} by keyboard alone', async function (member: Member, card: CardInHand) {
  await this.as(member).checkout.orderByKeyboard(card)
})

When<ClubWorld>('{member} pays with {card} for {member}', async function (member: Member, card: CardInHand, _child: Member) {
  const { checkout } = this.as(member)
  await writePlace(this.as(member), 'billing', inLeeds)
  await checkout.fillInCard(card)
  // The address decides about the tax: the first press shows the total, the second orders.
  await checkout.order()
  await checkout.order()
})

Given<ClubWorld>("{member}'s cart is empty, and she/he adds {string}", async function (member: Member, name: string) {
  await arrange(this.club.backend.world).carts.holds(playerId(member), [])
  await this.as(member).product.open(arrange(this.club.backend.world).shop.named(name).urlKey)
  await this.as(member).product.add()
  await this.as(member).product.goOn()
})

Given<ClubWorld>('{member} has used the coupon {string} in the cart', async function (member: Member, code: string) {
  await this.as(member).cart.open()
  await this.as(member).cart.applyCoupon(code)
})

When<ClubWorld>(
  "{member} buys {string} from the shop's home on by keyboard alone, with {card}",
  async function (member: Member, name: string, card: CardInHand) {
    await this.as(member).shop.open()
    await this.as(member).checkout.buyByKeyboard(name, card)
  },
)

When<ClubWorld>('{member} presses ten times to pay with {card}', async function (member: Member, card: CardInHand) {
  const { checkout } = this.as(member)
  await checkout.fillInCard(card)
  await checkout.orderManyTimes()
})

When<ClubWorld>('{member} pays with {card} in two windows at once', async function (member: Member, card: CardInHand) {
  const windows = [this.as(member), this.secondWindow(member)]
  for (const { checkout } of windows) {
    await checkout.open()
    await checkout.chooseWay('Pinewood Parcel Standard')
    await checkout.fillInCard(card)
  }
  await Promise.all(windows.map(({ checkout }) => checkout.orderManyTimes()))
})

When<ClubWorld>('{member} confirms that to the bank', async function (member: Member) {
  await this.as(member).checkout.answerBank('confirmed')
})

When<ClubWorld>('{member} denies that to the bank', async function (member: Member) {
  await this.as(member).checkout.answerBank('denied')
})

When<ClubWorld>('{member} turns away from the bank', async function (member: Member) {
  await this.as(member).checkout.leaveBank()
})

When<ClubWorld>('{member} comes to the confirmation of {string}', async function (member: Member, number: string) {
  await this.as(member).checkout.openConfirmation(number)
})

Then<ClubWorld>('{member} finds the parts {list} of the checkout', async function (member: Member, parts: readonly CheckoutPart[]) {
  await this.sees(() => this.as(member).checkout.parts(), parts)
})

Then<ClubWorld>('it goes to {string}', async function (street: string) {
  await this.sees(() => this.me.checkout.shipsTo(), street)
})

Then<ClubWorld>('the bill goes to {string}', async function (street: string) {
  await this.sees(() => this.me.checkout.billsTo(), street)
})

Then<ClubWorld>('{member} can choose among the ways of shipping', async function (member: Member, table: DataTable) {
  await this.sees(() => this.as(member).checkout.ways(), table.raw().flat())
})

Then<ClubWorld>('{string} is chosen as the way of shipping', async function (way: string) {
  await this.sees(() => this.me.checkout.chosenWay(), way)
})

Then<ClubWorld>("{string} can't be chosen, for {string}", async function (way: string, reason: string) {
  await this.sees(() => this.me.checkout.problemOf(way), reason)
})

Then<ClubWorld>('{member} finds that {list} is/are still to be said', async function (member: Member, parts: readonly CheckoutPart[]) {
  await this.sees(() => this.as(member).checkout.missing(), parts)
})

Then<ClubWorld>('the order comes to {string}', async function (total: string) {
  await this.sees(() => this.me.checkout.total(), total)
})

Then<ClubWorld>('the order can be placed at the total of the summary', async function () {
  const { checkout } = this.me
  const total = await checkout.total()
  if (total === undefined) throw new Error('The summary has no total')
  await this.sees(() => checkout.buttonTotal(), total)
})

Then<ClubWorld>('the shop has one new order, at a total of {string}', async function (total: string) {
  await this.sees(() => this.club.purchases.newTotals(), [total])
})

Then<ClubWorld>('{member} finds nothing to order', async function (member: Member) {
  await this.sees(() => this.as(member).checkout.isEmpty(), true)
})

Then<ClubWorld>('{member} is asked by the bank', async function (member: Member) {
  await this.sees(() => this.as(member).checkout.isAskedByBank(), true)
})

Then<ClubWorld>('{member} is asked by the bank, which names the total', async function (member: Member) {
  const { checkout } = this.as(member)
  await this.sees(() => checkout.isAskedByBank(), true)
  const total = await checkout.total()
  if (total === undefined) throw new Error('The summary has no total')
  await this.sees(() => checkout.bankTotal(), total)
})

When<ClubWorld>('{member} uses the coupon {string} at the checkout', async function (member: Member, code: string) {
  await this.as(member).checkout.applyCoupon(code)
})

Then<ClubWorld>('{member} reads that the order is placed', async function (member: Member) {
  await this.sees(() => this.as(member).checkout.isConfirmed(), true)
})

Then<ClubWorld>("{member} reads the order's number, confirmed to {string}", async function (member: Member, email: string) {
  const { checkout } = this.as(member)
  await this.sees(() => checkout.isConfirmed(), true)
  await this.sees(() => checkout.number(), this.club.purchases.newOrders().at(-1)?.number)
  await this.sees(() => checkout.confirmedTo(), email)
})

Then<ClubWorld>('{member} reads that {string} was bought', async function (member: Member, goods: string) {
  await this.sees(() => this.as(member).checkout.bought(), [goods])
})

Then<ClubWorld>(
  '{member} reads that the order goes to {string}, at a total of {string}',
  async function (member: Member, street: string, total: string) {
    const { checkout } = this.as(member)
    await this.sees(() => checkout.orderSentTo(), street)
    await this.sees(() => checkout.orderTotal(), total)
  },
)

Then<ClubWorld>('{member} reads of no order', async function (member: Member) {
  await this.sees(() => this.as(member).checkout.isConfirmed(), false)
})

Then<ClubWorld>('the shop has one new order, paid by {string}', async function (code: string) {
  await this.sees(() => this.club.purchases.newOrders().map(({ payment }) => payment.type), [code])
})

Then<ClubWorld>('the shop has one new order to Leeds as follows', async function (table: DataTable) {
  const written = () =>
    this.club.purchases.newOrders().map(({ shippingAddress: to }) => {
      const parts = new Map([
        ['title', to?.prefix],
        ['middle name', to?.middlename],
        ['name suffix', to?.suffix],
        ['VAT number', to?.vat_id],
        ['fax number', to?.fax],
      ])
      return [to?.city, ...table.raw().map(([name = '']) => parts.get(name))]
    })
  await this.sees(written, [['Leeds', ...table.raw().map(([, text]) => text)]])
})

Then<ClubWorld>('the shop has one new order', async function () {
  await this.sees(() => this.club.purchases.newOrders().length, 1)
})

Then<ClubWorld>("the shop has one new order, of {member}'s", async function (member: Member) {
  await this.sees(() => this.club.purchases.newOrders().map((order) => order.playerId), [playerId(member)])
})

Then<ClubWorld>(
  'the shop has one new order for {int} {string}, with the coupon {string}, by {string}',
  async function (quantity: number, name: string, coupon: string, way: string) {
    const facts = () =>
      this.club.purchases.newOrders().map(({ items, discounts, shippingMethod }) => ({
        items: items.map((item) => `${item.quantity} ${item.name}`),
        discounts: discounts.map(({ label }) => label),
        shippingMethod,
      }))
    await this.sees(facts, [{ items: [`${quantity} ${name}`], discounts: [coupon], shippingMethod: way }])
  },
)

Then<ClubWorld>('the shop has no new order', async function () {
  await this.sees(() => this.club.purchases.newOrders().length, 0)
})

Then<ClubWorld>('the shop sends it to {string} and the bill to {string}', async function (shipping: string, billing: string) {
  const places = () => this.club.purchases.newOrders().map((order) => [order.shippingAddress?.street[0], order.billingAddress?.street[0]])
  await this.sees(places, [[shipping, billing]])
})

Then<ClubWorld>('it is sent by {string}', async function (way: string) {
  await this.sees(() => this.club.purchases.newOrders().map(({ shippingMethod }) => shippingMethod), [way])
})

Then<ClubWorld>("no card's number is on {member}'s device", async function (member: Member) {
  const text = JSON.stringify(await this.device(member).kept()).replaceAll(/[ -]/g, '')
  const numbers = [...cards.values()].map((number) => number.replaceAll(' ', ''))
  await this.sees(async () => numbers.filter((number) => text.includes(number)), [])
  for (const number of numbers) await this.sees(() => this.as(member).checkout.knows(number), false)
})

Then<ClubWorld>('{member} finds {string} as the {name} where it goes', async function (member: Member, text: string, name: string) {
  await this.sees(() => this.as(member).checkout.written('shipping', addressField(name)), text)
})
