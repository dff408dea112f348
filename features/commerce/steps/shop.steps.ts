import { type DataTable, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { called, filled, heading, item, link, main, part, region, text } from '../../world/screen/Target.ts'
import { rowsOf } from '../../world/tables.ts'
import { categoryCalled, linkToCategory, linkToProduct } from '../shopLinks.ts'
import { specialCalled } from '../words/shop.ts'

const dashed = (block: string) => block.replaceAll(' ', '-')

Then<ClubWorld>("{member} sees the shop's blocks {list}", async function (member: Member, blocks: readonly string[]) {
  const shown = part('[data-block]').within(main)
  await this.expectEventually(() => this.as(member).screen.marks(shown, 'data-block'), blocks.map(dashed))
})

Then<ClubWorld>('part {int} of {int} of {string} is shown', async function (page: number, pages: number, special: string) {
  const told = text(filled('shopHome:specials.pageOf', { page, pages })).within(specialCalled(special))
  await this.expectEventually(() => this.me.screen.shows(told), true)
})

Then<ClubWorld>('{int} pictures of {string} are shown in turn', async function (count: number, slogan: string) {
  const pictures = part('img').within(item().having(heading(undefined, called(slogan))))
  await this.expectEventually(() => this.me.screen.count(pictures), count)
})

Then<ClubWorld>('{string} leads to the categories', async function (title: string, names: DataTable) {
  await this.expectEventually(() => linksUnder(this, title), rowsOf(names).map(linkToCategory))
})

Then<ClubWorld>('{string} leads to the product {string}', async function (title: string, name: string) {
  await this.expectEventually(() => linksUnder(this, title), [linkToProduct(this.club.backend.world, name)])
})

function linksUnder({ me }: ClubWorld, title: string): Promise<readonly string[]> {
  return me.screen.marks(link().within(region(called(title))), 'href')
}

Then<ClubWorld>('the club was asked for the content of the whole shop', async function () {
  const asked = () => JSON.parse(this.club.lastQuery(['commerce.pro-shop-content'])['variables'] ?? '{}')
  await this.expectEventually(asked, { field_name: 'category_id', value: `${categoryCalled('Shop').id}` })
})
