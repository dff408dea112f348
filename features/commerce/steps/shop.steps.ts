import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

const dashed = (block: string) => block.replaceAll(' ', '-')

When<ClubWorld>('{member} opens the shop', async function (member: Member) {
  await this.as(member).shop.open()
})

Then<ClubWorld>('{member} finds in the shop the blocks {list}', async function (member: Member, blocks: readonly string[]) {
  await this.sees(() => this.as(member).shop.blocks(), blocks.map(dashed))
})

Then<ClubWorld>('the shop leads to', async function (categories: DataTable) {
  await this.sees(() => this.me.shop.categories(), categories.raw().flat())
})

Then<ClubWorld>('under {string} the shop shows', async function (block: string, products: DataTable) {
  await this.sees(() => this.me.shop.productsIn(block), products.raw().flat())
})

Then<ClubWorld>('the shop puts forward', async function (specials: DataTable) {
  await this.sees(() => this.me.shop.specials(), specials.raw().flat())
})

Then<ClubWorld>('{string} features', async function (special: string, products: DataTable) {
  await this.sees(() => this.me.shop.featuredIn(special), products.raw().flat())
})

When<ClubWorld>('{member} opens the menu of the shop', async function (member: Member) {
  await this.as(member).shop.openMenu()
})

Then<ClubWorld>('the menu leads to', async function (groups: DataTable) {
  const rows = groups.raw().map(([name, children]) => `${name}: ${children}`)
  await this.sees(() => this.me.shop.menu(), rows)
})

Then<ClubWorld>('the menu puts forward', async function (specials: DataTable) {
  await this.sees(() => this.me.shop.menuSpecials(), specials.raw().flat())
})

Then<ClubWorld>('in the menu {string} features', async function (special: string, products: DataTable) {
  await this.sees(() => this.me.shop.featuredInMenu(special), products.raw().flat())
})

When<ClubWorld>('{member} turns {string} to more products', async function (member: Member, special: string) {
  await this.as(member).shop.turnOn(special)
})

Then<ClubWorld>('{string} shows the products', async function (special: string, products: DataTable) {
  await this.sees(() => this.me.shop.productsOf(special), products.raw().flat())
})

Then<ClubWorld>('this is part {int} of {int} of {string}', async function (part: number, parts: number, special: string) {
  await this.sees(() => this.me.shop.partOf(special), `${part}/${parts}`)
})
