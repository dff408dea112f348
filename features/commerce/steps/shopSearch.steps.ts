import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { callGroups } from '../../world/callGroups.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} searches the shop for {string}', async function (member: Member, words: string) {
  await this.as(member).shopSearch.open(words)
})

When<ClubWorld>('{member} searches within {string}', async function (member: Member, category: string) {
  await this.as(member).shopSearch.within(category)
})

When<ClubWorld>('{member} follows a link to {string} and {string}', async function (member: Member, one: string, other: string) {
  await this.as(member).shopSearch.follow([one, other])
})

When<ClubWorld>('{member} (has )narrow(s)(ed) what is found down to {string}', async function (member: Member, value: string) {
  await this.as(member).shopSearch.narrow(value)
})

Then<ClubWorld>('the filter {string} of what is found offers', async function (label: string, values: DataTable) {
  const rows = values.raw().map(([value, count]) => `${value}: ${count}`)
  await this.sees(() => this.me.shopSearch.filter(label), rows)
})

When<ClubWorld>('{member} turns to part {int} of what is found', async function (member: Member, page: number) {
  await this.as(member).shopSearch.turnTo(page)
})

When<ClubWorld>("{member} types {string} into the shop's search", async function (member: Member, words: string) {
  await this.as(member).shopSearch.type(words)
})

When<ClubWorld>(
  "{member} types {string} and then {string} into the shop's search",
  async function (member: Member, first: string, then: string) {
    await this.as(member).shopSearch.type(first, then)
  },
)

When<ClubWorld>('{member} takes the suggestion {string}', async function (member: Member, name: string) {
  await this.as(member).shopSearch.take(name)
})

When<ClubWorld>("{member} presses Enter in the shop's search", async function (member: Member) {
  await this.as(member).shopSearch.enter()
})

Then<ClubWorld>('these are found', async function (products: DataTable) {
  await this.sees(() => this.me.shopSearch.products(), products.raw().flat())
})

Then<ClubWorld>('{int} products are found in all', async function (total: number) {
  await this.sees(() => this.me.shopSearch.total(), total)
})

Then<ClubWorld>('part {int} of what is found is shown', async function (page: number) {
  await this.sees(async () => (await this.me.shopSearch.page()).split('/')[0], String(page))
})

Then<ClubWorld>('nothing is found', async function () {
  await this.sees(() => this.me.shopSearch.isNothingFound(), true)
})

Then<ClubWorld>('{string} is proposed instead', async function (name: string) {
  await this.sees(async () => (await this.me.shopSearch.proposed()).includes(name), true)
})

Then<ClubWorld>('{int} products are suggested', async function (count: number) {
  await this.sees(async () => (await this.me.shopSearch.suggested()).length, count)
})

Then<ClubWorld>('these are suggested', async function (products: DataTable) {
  await this.sees(() => this.me.shopSearch.suggested(), products.raw().flat())
})

Then<ClubWorld>('{member} is led to {string}', async function (member: Member, urlKey: string) {
  await this.sees(() => this.as(member).shopSearch.ledTo(), urlKey)
})

/** What went along with the last search, by its own names. */
Then<ClubWorld>('the shop was asked as follows', async function (asked: DataTable) {
  const messages = () => Promise.resolve(this.club.lastQuery(callGroups.get('searching the shop') ?? [])['variables'] ?? '{}')
  const variables = async () => Object.entries(JSON.parse(await messages())).map(([name, value]) => `${name}: ${value}`)
  await this.sees(
    async () => (await variables()).sort(),
    asked
      .raw()
      .map(([name, value]) => `${name}: ${value}`)
      .sort(),
  )
})
