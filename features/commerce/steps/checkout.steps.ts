import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { arrange } from '#mocks/contexts/arrange'
import type { Actor } from '../../world/Actor.ts'
import { addressField } from '../../world/addressFields.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, members, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { called, fact, filled, part, region, text } from '../../world/screen/Target.ts'
import { totalOn } from '../actors/CartActor.ts'
import type { CardInHand } from '../cards.ts'
import { inLeeds, placed, send, writePlace } from '../words/checkout.ts'
import { openShop } from '../words/shop.ts'

interface AddressForm {
  fillIn(actor: Actor, field: string, text: string): Promise<void>
  written(actor: Actor, field: string): Promise<string | undefined>
}

function checkoutForm(place: 'shipping' | 'billing'): AddressForm {
  return {
    fillIn: ({ checkout }, field, text) =>
      field === 'email address' ? checkout.writeEmail(text) : checkout.fillInAddress(place, addressField(field), text),
    written: ({ checkout }, field) => checkout.written(place, addressField(field)),
  }
}

definePhrases<AddressForm>('addressForm', {
  'for the order': checkoutForm('shipping'),
  'for the bill': checkoutForm('billing'),
  'of the address': {
    fillIn: ({ addresses }, field, text) => addresses.fillIn(addressField(field), text),
    written: ({ addresses }, field) => addresses.filledIn(addressField(field)),
  },
})

type NewOrder = ReturnType<ClubWorld['club']['purchases']['newOrders']>[number]

const payments = new Map<string, string>([
  ['authnetcim', 'card'],
  ['checkmo', 'payment at the club'],
  ['free', 'gift code'],
])

definePhrases<(order: NewOrder) => string | undefined>('orderDetail', {
  'paid by': ({ payment }) => payments.get(payment.type),
  'sent by': ({ shippingMethod }) => shippingMethod,
  'sent to': ({ shippingAddress }) => shippingAddress?.street[0],
  'billed to': ({ billingAddress }) => billingAddress?.street[0],
  'placed by': (order) => members.find((member) => playerId(member) === order.playerId),
})

Given<ClubWorld>('the bills of {member} go to {string}', async function (member: Member, street: string) {
  await this.club.purchases.billsGoTo(member, street)
})

Given<ClubWorld>('another device of {member} adds {string} to the cart', async function (member: Member, name: string) {
  await this.club.purchases.addsElsewhere(member, name)
})

When<ClubWorld>('{member} has it shipped to Leeds as follows', async function (member: Member, table: DataTable) {
  await writePlace(this.as(member), 'shipping', [...inLeeds, ...table.raw()])
  await this.as(member).screen.press(send)
})

When<ClubWorld>('{member} pays with {card} for {member}', async function (member: Member, card: CardInHand, _child: Member) {
  const { payment } = this.as(member)
  await writePlace(this.as(member), 'billing', inLeeds)
  // The address decides about the tax: the first press shows the total, the second orders.
  await payment.pay(card)
  await payment.press()
})

Given<ClubWorld>("{member}'s cart is empty, and she/he adds {string}", async function (member: Member, name: string) {
  await arrange(this.club.backend.world).carts.holds(playerId(member), [])
  await this.as(member).product.open(arrange(this.club.backend.world).shop.named(name).urlKey)
  await this.as(member).product.add()
  await this.as(member).product.goOn()
})

When<ClubWorld>(
  '{member} (has )writ(es)(ten) {string} as the {name} {addressForm}',
  async function (member: Member, words: string, field: string, form: AddressForm) {
    await form.fillIn(this.as(member), field, words)
  },
)

Then<ClubWorld>(
  '{member} finds {string} as the {name} {addressForm}',
  async function (member: Member, words: string, field: string, form: AddressForm) {
    await this.expectEventually(() => form.written(this.as(member), field), words)
  },
)

Then<ClubWorld>('the shop has {count} new order(s)', async function (count: number) {
  await this.expectEventually(() => this.club.purchases.newOrders().length, count)
})

Then<ClubWorld>(
  'the shop has one new order, {orderDetail} {string}',
  async function (detail: (order: NewOrder) => string | undefined, expected: string) {
    await this.expectEventually(() => this.club.purchases.newOrders().map(detail), [expected])
  },
)

Then<ClubWorld>("{member} reads the order's number, confirmed to {string}", async function (member: Member, email: string) {
  const { screen } = this.as(member)
  await this.expectEventually(() => screen.shows(placed), true)
  await this.expectEventually(() => screen.text(fact('checkout:done.number')), `${this.club.purchases.newOrders().at(-1)?.number}`)
  await this.expectEventually(() => screen.shows(text(filled('checkout:done.confirmed', { email }))), true)
})

Then<ClubWorld>(
  '{member} sees that the order goes to {string}, at a total of {string}',
  async function (member: Member, street: string, total: string) {
    const { screen } = this.as(member)
    const address = part('address').within(region('orders:detail.shippedTo'))
    await this.expectEventually(() => screen.shows(address.withText(called(street))), true)
    await this.expectEventually(() => totalOn(screen), total)
  },
)

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
  await this.expectEventually(written, [['Leeds', ...table.raw().map(([, text]) => text)]])
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
    await this.expectEventually(facts, [{ items: [`${quantity} ${name}`], discounts: [coupon], shippingMethod: way }])
  },
)

Given<ClubWorld>('{member} has a subscription to {string} in the cart', async function (member: Member, name: string) {
  await this.club.purchases.hasPlanInCart(member, name)
})

When<ClubWorld>(
  "{member} buys {string} from the shop's home on by keyboard alone, with {card}",
  async function (member: Member, name: string, card: CardInHand) {
    const actor = this.as(member)
    await openShop(actor)
    await actor.keyboard.buy(name, card)
  },
)

When<ClubWorld>('{member} uses the coupon {string} at the checkout', async function (member: Member, code: string) {
  await this.as(member).cart.applyCoupon(code)
})
