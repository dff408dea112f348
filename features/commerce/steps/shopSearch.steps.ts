import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { callGroups } from './callGroups.ts'

When<ClubWorld>('{member} follows a link to {string} and {string}', async function (member: Member, one: string, other: string) {
  await this.as(member).shopSearch.follow([one, other])
})

Then<ClubWorld>('{int} products are found in all', async function (total: number) {
  await this.expectEventually(() => this.me.shopSearch.total(), total)
})

Then<ClubWorld>('{string} is suggested instead', async function (name: string) {
  await this.expectEventually(async () => (await this.me.shopSearch.proposed()).includes(name), true)
})

Then<ClubWorld>('{member} is taken to {string}', async function (member: Member, urlKey: string) {
  await this.expectEventually(() => this.as(member).shopSearch.ledTo(), urlKey)
})

/** What went along with the last search, by its own names. */
Then<ClubWorld>('the shop was asked as follows', async function (asked: DataTable) {
  const messages = () => Promise.resolve(this.club.lastQuery(callGroups.get('searching the shop') ?? [])['variables'] ?? '{}')
  const variables = async () => Object.entries(JSON.parse(await messages())).map(([name, value]) => `${name}: ${value}`)
  await this.expectEventually(
    async () => (await variables()).sort(),
    asked
      .raw()
      .map(([name, value]) => `${name}: ${value}`)
      .sort(),
  )
})

When<ClubWorld>(
  /^(\w+) types "(.*?)"(?: and then "(.*)")? into the shop's search$/,
  async function (member: Member, first: string, next?: string) {
    await this.as(member).shopSearch.type(first, ...(next ? [next] : []))
  },
)
