import { Then, When } from '@cucumber/cucumber'
import { pathOfShopSearch } from '#ui/commerce/search/searchAddress.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { byRole, called, heading, link, main, region, select } from '../../world/screen/Target.ts'
import { categoryCalled, linkToCategory, linkToProduct, sentLinks, urlKeyOf } from '../shopLinks.ts'

definePhrases('sort', { cheapest: 'price-asc', 'most expensive': 'price-desc', newest: 'newest' })

When<ClubWorld>('{member} browses the category {string}', async function (member: Member, name: string) {
  await this.as(member).screen.open(linkToCategory(name))
})

When<ClubWorld>('{member} browses part {int} of the category {string}', async function (member: Member, page: number, name: string) {
  await this.as(member).screen.open(`${linkToCategory(name)}?page=${page}`)
})

definePhrases('sentLink', sentLinks)

When<ClubWorld>('{member} follows a link to {sentLink}', async function (member: Member, address: string) {
  await this.as(member).screen.open(address)
})

When<ClubWorld>('{member} follows a link to the product {string}', async function (member: Member, name: string) {
  await this.as(member).screen.open(linkToProduct(this.club.backend.world, name))
})

When<ClubWorld>(
  '{member} follows a link to the products {string} and {string}',
  async function (member: Member, one: string, other: string) {
    await this.as(member).screen.open(pathOfShopSearch({ urlKeys: [one, other].map((name) => urlKeyOf(this.club.backend.world, name)) }))
  },
)

When<ClubWorld>('{member} turns to part {int} of the products/results', async function (member: Member, page: number) {
  await this.as(member).listing.turnTo(page)
})

When<ClubWorld>('{member} (has )filter(s)(ed) the products/results by {string}( as well)', async function (member: Member, value: string) {
  await this.as(member).listing.narrow(value)
})

When<ClubWorld>('{member} puts the {sort} first', async function (member: Member, sort: string) {
  const { screen } = this.as(member)
  const words = await screen.words()
  await screen.choose(select('listing:sort.label'), words(`listing:sort.${sort}`))
})

When<ClubWorld>(
  /^(\w+) types "(.*?)"(?: and then "(.*)")? into the shop's search$/,
  async function (member: Member, first: string, next?: string) {
    await this.as(member).screen.type(byRole('searchbox', 'menu:search.label'), first, ...(next ? [next] : []))
  },
)

Then<ClubWorld>('part {int} of {int} of the products/results is shown', async function (page: number, pages: number) {
  await this.expectEventually(() => this.me.listing.showsPart(page, pages), true)
})

Then<ClubWorld>('{member} sees the category {string} with {int} products', async function (member: Member, name: string, total: number) {
  const { screen, listing } = this.as(member)
  await this.expectEventually(() => screen.shows(heading(1, called(name)).within(main)), true)
  await this.expectEventually(() => listing.total(), total)
})

Then<ClubWorld>('{int} product(s) is/are found in all', async function (total: number) {
  await this.expectEventually(() => this.me.listing.total(), total)
})

Then<ClubWorld>('{string} is suggested instead', async function (name: string) {
  await this.expectEventually(() => this.me.screen.shows(link(called(name)).within(region('listing:search.instead'))), true)
})

function lastSearch({ club }: ClubWorld): unknown {
  return JSON.parse(club.lastQuery(['commerce.search-products'])['variables'] ?? '{}')
}

Then<ClubWorld>(
  'the shop was asked for the first {int} products about {string} in {string}',
  async function (pageSize: number, inputText: string, category: string) {
    const catUid = `category-${categoryCalled(category).id}`
    await this.expectEventually(() => lastSearch(this), { inputText, catUid, pageSize, currentPage: 1 })
  },
)

Then<ClubWorld>(
  'the shop was asked for the first {int} of the products {string} and {string}',
  async function (pageSize: number, one: string, other: string) {
    const urlKeys = [one, other].map((name) => urlKeyOf(this.club.backend.world, name))
    await this.expectEventually(() => lastSearch(this), { urlKeys, pageSize, currentPage: 1 })
  },
)
