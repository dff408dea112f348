import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} looks through the category {string}', async function (member: Member, address: string) {
  await this.as(member).category.open(address)
})

When<ClubWorld>(
  '{member} looks through part {int} of the category {string}',
  async function (member: Member, part: number, address: string) {
    await this.as(member).category.open(`${address}?page=${part}`)
  },
)

When<ClubWorld>('{member} goes on to the category {string} by the menu', async function (member: Member, name: string) {
  await this.as(member).category.goOnTo(name)
})

When<ClubWorld>('{member} turns to part {int} of the products', async function (member: Member, page: number) {
  await this.as(member).category.turnTo(page)
})

When<ClubWorld>('{member} narrows it down to {string}', async function (member: Member, value: string) {
  await this.as(member).category.narrow(value)
})

When<ClubWorld>('{member} narrows it down to {string} as well', async function (member: Member, value: string) {
  await this.as(member).category.narrow(value)
})

When<ClubWorld>('{member} takes the filter {string} away', async function (member: Member, value: string) {
  await this.as(member).category.takeAway(value)
})

When<ClubWorld>('{member} clears the filters', async function (member: Member) {
  await this.as(member).category.clear()
})

When<ClubWorld>('{member} goes back in the shop', async function (member: Member) {
  await this.as(member).category.goBack()
})

When<ClubWorld>('{member} puts the cheapest first', async function (member: Member) {
  await this.as(member).category.sort('price-asc')
})

When<ClubWorld>('{member} puts the most expensive first', async function (member: Member) {
  await this.as(member).category.sort('price-desc')
})

When<ClubWorld>('{member} puts the newest first', async function (member: Member) {
  await this.as(member).category.sort('newest')
})

Then<ClubWorld>('{member} sees the category {string} with {int} products', async function (member: Member, name: string, total: number) {
  const { category } = this.as(member)
  await this.sees(() => category.name(), name)
  await this.sees(() => category.total(), total)
})

Then<ClubWorld>('these products are shown', async function (products: DataTable) {
  await this.sees(() => this.me.category.products(), products.raw().flat())
})

Then<ClubWorld>('{int} products are shown', async function (count: number) {
  await this.sees(async () => (await this.me.category.products()).length, count)
})

Then<ClubWorld>('this is part {int} of {int}', async function (page: number, pages: number) {
  await this.sees(() => this.me.category.page(), `${page}/${pages}`)
})

Then<ClubWorld>('the category leads to', async function (children: DataTable) {
  const rows = children.raw().map(([name, below]) => `${name}: ${below}`)
  await this.sees(() => this.me.category.children(), rows)
})

Then<ClubWorld>('the filter {string} offers', async function (label: string, values: DataTable) {
  const rows = values.raw().map(([value, count]) => `${value}: ${count}`)
  await this.sees(() => this.me.category.filter(label), rows)
})

Then<ClubWorld>('the chosen filters are', async function (values: DataTable) {
  await this.sees(async () => [...(await this.me.category.chosen())].sort(), values.raw().flat().sort())
})

Then<ClubWorld>('no filters are chosen', async function () {
  await this.sees(() => this.me.category.chosen(), [])
})

Then<ClubWorld>('{member} sees no such category', async function (member: Member) {
  await this.sees(() => this.as(member).category.isGone(), true)
})

Then<ClubWorld>('{member} finds no such part', async function (member: Member) {
  await this.sees(() => this.as(member).category.isPageMissing(), true)
})
