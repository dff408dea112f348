import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} searches the library for {string}', async function (member: Member, keyword: string) {
  await this.as(member).library.search(keyword)
})

When<ClubWorld>('{member} types {string} and turns to something else', async function (member: Member, keyword: string) {
  await this.as(member).library.typeAndLeave(keyword)
})

When<ClubWorld>('{member} clears the search', async function (member: Member) {
  await this.as(member).library.clearSearch()
})

When<ClubWorld>('{member} opens {string} among what was found', async function (member: Member, title: string) {
  await this.as(member).library.openFound(title)
})

When<ClubWorld>('{member} means to search for something else', async function (member: Member) {
  await this.as(member).library.searchAnew()
})

When<ClubWorld>('{member} forgets the keyword {string}', async function (member: Member, keyword: string) {
  await this.as(member).library.forgetKeyword(keyword)
})

Then<ClubWorld>('{member} finds the videos {string}', async function (member: Member, titles: string) {
  await this.sees(async () => (await this.as(member).library.found()).join(', '), titles)
})

Then<ClubWorld>('the library was last searched for {string} in {word}', async function (keyword: string, language: string) {
  await this.sees(() => this.club.lastQuery(['learning.video-search']), { keyword, language })
})

Then<ClubWorld>('nothing is searched for', async function () {
  await this.sees(() => this.me.library.keyword(), '')
})

Then<ClubWorld>('{member} finds no video', async function (member: Member) {
  await this.sees(() => this.as(member).library.found(), [])
})

Then<ClubWorld>('the keywords {string} are offered', async function (keywords: string) {
  await this.sees(async () => (await this.me.library.recentKeywords()).join(', '), keywords)
})

Then<ClubWorld>('no keyword is offered', async function () {
  await this.sees(() => this.me.library.recentKeywords(), [])
})
