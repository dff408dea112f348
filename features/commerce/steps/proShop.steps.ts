import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} looks at the pro shop', async function (member: Member) {
  await this.as(member).proShop.open()
})

Then<ClubWorld>('{member} finds in the pro shop', async function (member: Member, blocks: DataTable) {
  await this.sees(async () => (await this.as(member).proShop.blocks()).map(({ type, title }) => [type, title]), blocks.raw())
})

Then<ClubWorld>('under {string} the pro shop leads to', async function (title: string, ways: DataTable) {
  await this.sees(() => this.me.proShop.waysUnder(title), ways.raw().flat())
})

Then<ClubWorld>('{int} pictures of {string} are turned through', async function (count: number, slogan: string) {
  await this.sees(() => this.me.proShop.picturesBeside(slogan), count)
})

Then<ClubWorld>('the club was asked for what its {string} {string} holds', async function (field: string, value: string) {
  const asked = () => JSON.parse(this.club.lastQuery(['commerce.pro-shop-content'])['variables'] ?? '{}')
  await this.sees(asked, { field_name: field, value })
})
