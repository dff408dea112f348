import { Given, Then, When } from '@cucumber/cucumber'
import { arrange } from '#mocks/contexts/arrange'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { newGuestCartId, putInto } from '#mocks/contexts/commerce/cart/carts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

function shopOf({ club }: ClubWorld) {
  return arrange(club.backend.world)
}

Given<ClubWorld>('{member} has {int} pieces in the cart', async function (member: Member, count: number) {
  await this.club.members.hasInCart(member, count)
})

Given<ClubWorld>('{member} has {int} {string} in the cart', async function (member: Member, quantity: number, name: string) {
  const shop = shopOf(this)
  await shop.carts.holds(playerId(member), [buildCartItem({ sku: shop.shop.named(name).sku, quantity })])
})

Given<ClubWorld>(
  '{member} has a gift card of {int} for {string} in the cart',
  async function (member: Member, amount: number, email: string) {
    const gift = { amount: amount * 100, recipientName: 'Jonah', recipientEmail: email, message: '' }
    await shopOf(this).carts.holds(playerId(member), [buildCartItem({ sku: shopOf(this).shop.named('Gift Card').sku, gift })])
  },
)

Given<ClubWorld>('{member} has chosen {int} {string} as a guest', async function (member: Member, quantity: number, name: string) {
  const { world } = this.club.backend
  const id = newGuestCartId(world)
  await putInto(world, { id, active: true, giftCodes: [] }, buildCartItem({ sku: shopOf(this).shop.named(name).sku, quantity }))
  this.device(member).keeps('clubhouse.config', JSON.stringify({ guestCartId: id }))
})

Given<ClubWorld>('{int} {string} is/are left in the shop', async function (quantity: number, name: string) {
  const { shop } = shopOf(this)
  await shop.hasLeft(shop.named(name).sku, quantity)
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

When<ClubWorld>('{member} (has )open(s)(ed) the cart', async function (member: Member) {
  await this.as(member).cart.open()
})

When<ClubWorld>('{member} looks into the mini cart', async function (member: Member) {
  await this.as(member).cart.openMini()
})

When<ClubWorld>('{member} wants {int} {string}', async function (member: Member, quantity: number, name: string) {
  await this.as(member).cart.setQuantity(name, quantity)
})

When<ClubWorld>('{member} takes {string} out of the cart', async function (member: Member, name: string) {
  await this.as(member).cart.remove(name)
})

When<ClubWorld>('{member} puts {string} back', async function (member: Member, name: string) {
  await this.as(member).cart.putBack(name)
})

When<ClubWorld>('{member} empties the cart', async function (member: Member) {
  await this.as(member).cart.empty()
})

When<ClubWorld>('{member} (has )use(s)(d) the coupon {string}', async function (member: Member, code: string) {
  await this.as(member).cart.applyCoupon(code)
})

When<ClubWorld>('{member} takes the coupon {string} back', async function (member: Member, code: string) {
  await this.as(member).cart.removeCoupon(code)
})

When<ClubWorld>('{member} (has )use(s)(d) the gift code {string}', async function (member: Member, code: string) {
  await this.as(member).cart.applyGiftCode(code)
})

When<ClubWorld>('{member} uses the gift code that was sent to {string}', async function (member: Member, email: string) {
  await this.as(member).cart.applyGiftCode(this.club.members.codeSentTo(email))
})

When<ClubWorld>('{member} uses {string} of the gift code {string}', async function (member: Member, amount: string, code: string) {
  await this.as(member).cart.applyGiftCode(code, amount)
})

When<ClubWorld>('{member} takes the gift code {string} back', async function (member: Member, code: string) {
  await this.as(member).cart.removeGiftCode(code)
})

When<ClubWorld>('{member} takes all gift codes back', async function (member: Member) {
  await this.as(member).cart.removeAllGiftCodes()
})

When<ClubWorld>('{member} opens the cart in the second window', async function (member: Member) {
  await this.secondWindow(member).cart.open()
})

Then<ClubWorld>('{member} reads that {int} pieces are in the cart', async function (member: Member, count: number) {
  await this.sees(() => this.as(member).cart.quantity(), count)
})

Then<ClubWorld>('{member} reads that {int} pieces are in the cart in the second window', async function (member: Member, count: number) {
  await this.sees(() => this.secondWindow(member).cart.quantity(), count)
})

Then<ClubWorld>("{string} is written on {member}'s {string}", async function (text: string, member: Member, name: string) {
  const { world } = this.club.backend
  const { sku } = shopOf(this).shop.named(name)
  const written = () =>
    world.carts
      .list(({ playerId: owner, active }) => owner === playerId(member) && active)
      .flatMap(({ id }) => world.cartLines.list((line) => line.cartId === id && line.sku === sku))
      .flatMap(({ options }) => options.flatMap(({ values }) => values))
  await this.sees(async () => written().includes(text), true)
})

Then<ClubWorld>('{member} reads no number of pieces in the cart', async function (member: Member) {
  await this.sees(() => this.as(member).cart.quantity(), undefined)
})

Then<ClubWorld>('{member} finds {int} {string} in the cart', async function (member: Member, quantity: number, name: string) {
  await this.sees(() => this.as(member).cart.lines(), [`${quantity} ${name}`])
})

Then<ClubWorld>(
  '{member} finds {int} {string} above {int} {string} in the mini cart',
  async function (member: Member, first: number, firstName: string, second: number, secondName: string) {
    await this.sees(() => this.as(member).cart.lines(), [`${first} ${firstName}`, `${second} ${secondName}`])
  },
)

Then<ClubWorld>(
  '{member} finds {int} {string} in the cart of the second window',
  async function (member: Member, quantity: number, name: string) {
    await this.sees(() => this.secondWindow(member).cart.lines(), [`${quantity} ${name}`])
  },
)

Then<ClubWorld>('the gift card in the cart has the design {string}', async function (design: string) {
  await this.sees(() => this.me.cart.designs(), [design])
})

Then<ClubWorld>('{member} finds nothing in the cart', async function (member: Member) {
  await this.sees(() => this.as(member).cart.lines(), [])
})

Then<ClubWorld>('the cart comes to {string}', async function (total: string) {
  await this.sees(() => this.me.cart.total(), total)
})

Then<ClubWorld>('the code {string} is in use', async function (code: string) {
  await this.sees(() => this.me.cart.codes(), [code])
})

Then<ClubWorld>('no code is in use', async function () {
  await this.sees(() => this.me.cart.codes(), [])
})

Then<ClubWorld>('the shop says {string} of the cart', async function (message: string) {
  await this.sees(() => this.me.cart.alert(), message)
})

Given<ClubWorld>('{member} has read what came along', async function (member: Member) {
  await this.as(member).cart.noteMerge()
})

Then<ClubWorld>('{member} is told that {int} pieces came along', async function (member: Member, count: number) {
  await this.sees(() => this.as(member).cart.broughtAlong(), count)
})

Then<ClubWorld>("no cart of {member}'s is active in the shop", async function (member: Member) {
  const own = () => this.club.backend.world.carts.list((cart) => cart.playerId === playerId(member) && cart.active).length
  await this.sees(own, 0)
})
