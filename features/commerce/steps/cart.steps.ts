import { Given, Then, When } from '@cucumber/cucumber'
import { arrange } from '#mocks/contexts/arrange'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { newGuestCartId, putInto } from '#mocks/contexts/commerce/cart/carts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

function shopOf({ club }: ClubWorld) {
  return arrange(club.backend.world)
}

Given<ClubWorld>('{member} has {int} item(s) in the cart', async function (member: Member, count: number) {
  await this.club.memberships.hasInCart(member, count)
})

Given<ClubWorld>('{member} has {int} {string} in the cart', async function (member: Member, quantity: number, name: string) {
  const shop = shopOf(this)
  await shop.carts.holds(playerId(member), [buildCartItem({ sku: shop.shop.named(name).sku, quantity })])
})

Given<ClubWorld>(
  '{member} has a gift card of {int} for {string} in the cart',
  async function (member: Member, amount: number, email: string) {
    const gift = {
      amount: amount * 100,
      recipientName: 'Jonah',
      recipientEmail: email,
      senderName: 'Hana',
      senderEmail: 'hana@clubhouse.example',
      message: '',
    }
    await shopOf(this).carts.holds(playerId(member), [buildCartItem({ sku: shopOf(this).shop.named('Gift Card').sku, gift })])
  },
)

Given<ClubWorld>('{member} has chosen {int} {string} as a guest', async function (member: Member, quantity: number, name: string) {
  const { world } = this.club.backend
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku: shopOf(this).shop.named(name).sku, quantity }))
  this.device(member).storeItem('clubhouse.config', JSON.stringify({ guestCartId: id }))
})

Given<ClubWorld>('{int} {string} is/are left in the shop', async function (quantity: number, name: string) {
  const { shop } = shopOf(this)
  await shop.hasLeft(shop.named(name).sku, quantity)
})

Given<ClubWorld>('the shop has withdrawn {string}', async function (name: string) {
  const { shop } = shopOf(this)
  await shop.withdraws(shop.named(name).sku)
})

Given<ClubWorld>(
  "{int} of the gift code {string} and {int} of {string} are used for {member}'s cart",
  async function (one: number, oneCode: string, other: number, otherCode: string, member: Member) {
    const { carts } = shopOf(this)
    const used = [
      { code: oneCode, amount: one * 100 },
      { code: otherCode, amount: other * 100 },
    ]
    for (const { code, amount } of used) await carts.hasGiftCode(code, amount)
    await carts.is(playerId(member), { giftCodes: used })
  },
)

Then<ClubWorld>(
  '{member} sees that {int} item(s) is/are in the cart{window}',
  async function (member: Member, count: number, inSecondWindow: boolean) {
    await this.expectEventually(() => this.at(member, inSecondWindow).cart.quantity(), count)
  },
)

Then<ClubWorld>(
  '{member} finds {int} {string} in the cart{window}',
  async function (member: Member, quantity: number, name: string, inSecondWindow: boolean) {
    await this.expectEventually(() => this.at(member, inSecondWindow).cart.lines(), [`${quantity} ${name}`])
  },
)

When<ClubWorld>('{member} wants {int} {string}', async function (member: Member, quantity: number, name: string) {
  await this.as(member).cart.setQuantity(name, quantity)
})

When<ClubWorld>('{member} uses {string} of the gift code {string}', async function (member: Member, amount: string, code: string) {
  await this.as(member).cart.applyGiftCode(code, amount)
})

Then<ClubWorld>("{string} is written on {member}'s {string}", async function (text: string, member: Member, name: string) {
  const { world } = this.club.backend
  const { sku } = shopOf(this).shop.named(name)
  const written = () =>
    world.carts
      .list(({ playerId: owner, active }) => owner === playerId(member) && active)
      .flatMap(({ id }) => world.cartLines.list((line) => line.cartId === id && line.sku === sku))
      .flatMap(({ options }) => options.flatMap(({ values }) => values))
  await this.expectEventually(async () => written().includes(text), true)
})

Then<ClubWorld>(
  '{member} sees the message that {int} items were added from the guest cart',
  async function (member: Member, count: number) {
    await this.expectEventually(() => this.as(member).cart.broughtAlong(), count)
  },
)

Then<ClubWorld>("no cart of {member}'s is active in the shop", async function (member: Member) {
  const own = () => this.club.backend.world.carts.list((cart) => cart.playerId === playerId(member) && cart.active).length
  await this.expectEventually(own, 0)
})

Given<ClubWorld>('{member} has used the coupon {string} in the cart', async function (member: Member, code: string) {
  const { cart } = this.as(member)
  await cart.open()
  await cart.applyCoupon(code)
})
