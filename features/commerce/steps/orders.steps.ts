import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Given<ClubWorld>('nothing is left of {string} in the shop', async function (sku: string) {
  await this.club.purchases.nothingIsLeftOf(sku)
})

Given<ClubWorld>('the shop has shipped the order {string}', async function (number: string) {
  await this.club.purchases.isShipped(number)
})

Given<ClubWorld>('the shop has refunded the order {string}', async function (number: string) {
  await this.club.purchases.isRefunded(number)
})

When<ClubWorld>('{member} looks at her/his orders', async function (member: Member) {
  await this.as(member).orders.open()
})

When<ClubWorld>(
  '{member} looks for the new order of {string} and {string}',
  async function (member: Member, email: string, lastName: string) {
    await this.sees(() => this.club.purchases.newOrders().length, 1)
    const number = this.club.purchases.newOrders()[0]?.number ?? ''
    await this.as(member).orders.find({ number, email, lastName })
  },
)

When<ClubWorld>(
  '{member} looks for the order {string} of {string} and {string}',
  async function (member: Member, number: string, email: string, lastName: string) {
    await this.as(member).orders.find({ number, email, lastName })
  },
)

Then<ClubWorld>('{member} sees the new order', async function (member: Member) {
  await this.sees(() => this.as(member).orders.found(), this.club.purchases.newOrders()[0]?.number)
})

Then<ClubWorld>('{member} reads that no order matches', async function (member: Member) {
  const { orders } = this.as(member)
  await this.sees(() => orders.isNoneFound(), true)
  await this.sees(() => orders.found(), undefined)
})

When<ClubWorld>('{member} turns to older orders', async function (member: Member) {
  await this.as(member).orders.turnToOlder()
})

When<ClubWorld>('{member} opens the order {string}', async function (member: Member, number: string) {
  await this.as(member).orders.openOrder(number)
})

When<ClubWorld>('{member} orders the same again', async function (member: Member) {
  await this.as(member).orders.orderAgain()
})

When<ClubWorld>('{member} orders the same as in {string} again', async function (member: Member, number: string) {
  await this.as(member).orders.orderAgain(number)
})

Then<ClubWorld>(
  '{member} sees {int} orders from {string} to {string}',
  async function (member: Member, count: number, newest: string, oldest: string) {
    const seen = async () => {
      const numbers = await this.as(member).orders.numbers()
      return [numbers.length, numbers[0], numbers.at(-1)]
    }
    await this.sees(seen, [count, newest, oldest])
  },
)

Then<ClubWorld>('{member} sees no orders', async function (member: Member) {
  await this.sees(() => this.as(member).orders.numbers(), [])
})

Then<ClubWorld>('the order {string} stands at {string}', async function (number: string, status: string) {
  await this.sees(() => this.me.orders.statusOf(number), status)
})

Then<ClubWorld>('{member} reads that these were ordered', async function (member: Member, table: DataTable) {
  await this.sees(() => this.as(member).orders.items(), table.raw().flat())
})

Then<ClubWorld>('the files {string} belong to it', async function (files: string) {
  await this.sees(async () => (await this.me.orders.files()).join(', '), files)
})

Then<ClubWorld>('the parts {string} belong to it', async function (parts: string) {
  await this.sees(async () => (await this.me.orders.parts()).join(', '), parts)
})

Then<ClubWorld>('{member} reads that it came to {string}', async function (member: Member, total: string) {
  await this.sees(() => this.as(member).orders.total(), total)
})

Then<ClubWorld>('{member} reads {string} beside {string}', async function (member: Member, details: string, item: string) {
  await this.sees(async () => (await this.as(member).orders.detailsOf(item)).join(', '), details)
})

Then<ClubWorld>("the printed order has the club's name and nothing to press", async function () {
  await this.sees(() => this.me.orders.printed(), { hasName: true, buttons: 0 })
})

Then<ClubWorld>('the parcel can be followed by {string}', async function (number: string) {
  await this.sees(async () => (await this.me.orders.parcels()).join(', '), number)
})

Then<ClubWorld>('of the card nothing is known but {string} at its end', async function (digits: string) {
  await this.sees(() => this.me.orders.cardDigits(), digits)
})

Then<ClubWorld>('{member} finds no such order', async function (member: Member) {
  await this.sees(() => this.as(member).orders.isFound(), false)
})

Then<ClubWorld>('the cart of {member} holds {int} pieces', async function (member: Member, quantity: number) {
  await this.sees(() => this.club.purchases.quantityInCartOf(member), quantity)
})

Then<ClubWorld>('{member} is led to her/his cart', async function (member: Member) {
  await this.sees(() => this.as(member).orders.isLedToCart(), true)
})

Then<ClubWorld>('{member} reads that {string} is sold no more', async function (member: Member, item: string) {
  await this.sees(() => this.as(member).orders.reasonAt(item), 'PRODUCT_NOT_FOUND')
})

Then<ClubWorld>('{member} reads that {string} is sold out', async function (member: Member, item: string) {
  await this.sees(() => this.as(member).orders.reasonAt(item), 'NOT_SALABLE')
})
