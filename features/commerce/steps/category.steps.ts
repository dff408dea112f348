import { Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { CategoryActor, ShopSearchActor } from '../actors/CategoryActor.ts'

type ProductList = CategoryActor | ShopSearchActor

definePhrases<(actor: Actor) => ProductList>('productList', {
  'the products': ({ category }) => category,
  'the results': ({ shopSearch }) => shopSearch,
})

definePhrases<Parameters<CategoryActor['sort']>[0]>('sort', {
  cheapest: 'price-asc',
  'most expensive': 'price-desc',
  newest: 'newest',
})

When<ClubWorld>(
  /^(\w+) browses (?:part (\d+) of )?the category "(.*)"$/,
  async function (member: Member, part: string | null, address: string) {
    await this.as(member).category.open(part ? `${address}?page=${part}` : address)
  },
)

When<ClubWorld>(
  '{member} turns to part {int} of {productList}',
  async function (member: Member, page: number, list: (actor: Actor) => ProductList) {
    await list(this.as(member)).turnTo(page)
  },
)

When<ClubWorld>(
  '{member} (has )filter(s)(ed) {productList} by {string}( as well)',
  async function (member: Member, list: (actor: Actor) => ProductList, value: string) {
    await list(this.as(member)).narrow(value)
  },
)

When<ClubWorld>('{member} puts the {sort} first', async function (member: Member, sort: Parameters<CategoryActor['sort']>[0]) {
  await this.as(member).category.sort(sort)
})

Then<ClubWorld>(
  /^part (\d+) of (\d+) of (the products|the results|"[^"]*") is shown$/,
  async function (part: string, parts: string, of: string) {
    const { category, shop, shopSearch } = this.me
    const read = () => {
      if (of === 'the products') return category.page()
      return of === 'the results' ? shopSearch.page() : shop.partOf(of.slice(1, -1))
    }
    await this.expectEventually(read, `${part}/${parts}`)
  },
)

Then<ClubWorld>('{member} sees the category {string} with {int} products', async function (member: Member, name: string, total: number) {
  const { category } = this.as(member)
  await this.expectEventually(() => category.name(), name)
  await this.expectEventually(() => category.total(), total)
})
