import { Then, When } from '@cucumber/cucumber'
import type { Language } from '#domain/shared/language'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} looks at the library', async function (member: Member) {
  await this.as(member).library.open()
})

When<ClubWorld>('{member} looks for the category {string}', async function (member: Member, title: string) {
  await this.as(member).library.chooseCategory(title)
})

When<ClubWorld>('{member} wants videos in {word}', async function (member: Member, language: Language) {
  await this.as(member).library.chooseLanguage(language)
})

When<ClubWorld>('{member} watches the introduction', async function (member: Member) {
  await this.as(member).library.watchIntro()
})

When<ClubWorld>('{member} opens the series {string}', async function (member: Member, title: string) {
  await this.as(member).library.openSeries(title)
})

Then<ClubWorld>('{member} finds {int} categories and {int} series', async function (member: Member, categories: number, series: number) {
  await this.sees(async () => (await this.as(member).library.categories()).length, categories)
  await this.sees(async () => (await this.as(member).library.series()).length, series)
})

Then<ClubWorld>('the library speaks {word}', async function (language: Language) {
  await this.sees(() => this.me.library.language(), language)
})

Then<ClubWorld>('the shelf holds {string} and {string}', async function (one: string, other: string) {
  await this.sees(() => this.me.library.series(), [one, other])
})

Then<ClubWorld>('the shelf holds {string}', async function (title: string) {
  await this.sees(() => this.me.library.series(), [title])
})

Then<ClubWorld>('the shelf is empty', async function () {
  await this.sees(() => this.me.library.series(), [])
})

Then<ClubWorld>('the film {string} is open', async function (title: string) {
  await this.sees(() => this.me.library.video(), title)
})

Then<ClubWorld>('{member} reads the series {string} of {int} videos', async function (member: Member, title: string, count: number) {
  await this.sees(() => this.as(member).library.seriesTitle(), title)
  await this.sees(async () => (await this.as(member).library.videos()).length, count)
})

Then<ClubWorld>('the next video is {string}', async function (title: string) {
  await this.sees(() => this.me.library.nextVideo(), title)
})

Then<ClubWorld>('no video is the next', async function () {
  await this.sees(() => this.me.library.nextVideo(), undefined)
})

Then<ClubWorld>('{member} may continue watching {string}', async function (member: Member, titles: string) {
  await this.sees(async () => (await this.as(member).library.begun()).join(', '), titles)
})
