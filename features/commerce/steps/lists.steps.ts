import { type DataTable, Then } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { rowsOf } from '../../world/tables.ts'
import { defineWords } from '../../world/vocabulary.ts'

type ListOf = (actor: Actor, of: string) => Promise<readonly string[]>

defineWords<ListOf>('shopListOf', {
  'values of the filter': ({ category }, label) => category.filter(label),
  'values found for the filter': ({ shopSearch }, label) => shopSearch.filter(label),
  'products in the block': ({ shop }, block) => shop.productsIn(block),
  'products featured in': ({ shop }, special) => shop.featuredIn(special),
  'products that the menu features in': ({ shop }, special) => shop.featuredInMenu(special),
  'products of the special category': ({ shop }, special) => shop.productsOf(special),
  'ways of the pro shop under': ({ proShop }, title) => proShop.waysUnder(title),
  'details of': ({ orders }, item) => orders.detailsOf(item),
})

Then<ClubWorld>('the {shopListOf} {string} is/are', async function (read: ListOf, of: string, expected: DataTable) {
  await this.sees(() => read(this.me, of), rowsOf(expected))
})

Then<ClubWorld>('the {shopListOf} {string} is/are {string}', async function (read: ListOf, of: string, expected: string) {
  await this.sees(async () => (await read(this.me, of)).join(', '), expected)
})
