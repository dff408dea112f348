import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

When<ClubWorld>('{member} marks {string}', async function (member: Member, title: string) {
  await this.as(member).library.mark(title)
})

When<ClubWorld>('{member} looks at her/his favourites', async function (member: Member) {
  await this.as(member).library.openFavourites()
})

When<ClubWorld>('{member} takes {string} out of her/his favourites', async function (member: Member, title: string) {
  await this.as(member).library.takeOut(title)
})

When<ClubWorld>('{member} takes it back', async function (member: Member) {
  await this.as(member).library.thinkBetter()
})

When<ClubWorld>('{member} marks the video', async function (member: Member) {
  await this.as(member).video.mark()
})

When<ClubWorld>('{member} marks the video and at once thinks better of it', async function (member: Member) {
  await this.as(member).video.mark(2)
})

When<ClubWorld>('{member} marks the video, thinks better of it and marks it after all', async function (member: Member) {
  await this.as(member).video.mark(3)
})

Then<ClubWorld>('the video is marked', async function () {
  await this.sees(() => this.me.video.isMarked(), true)
})

Then<ClubWorld>('the video is not marked', async function () {
  await this.sees(() => this.me.video.isMarked(), false)
})

Then<ClubWorld>('the favourites of {member} are {string}', async function (member: Member, kept: string) {
  await this.sees(() => this.club.learning.favouritesOf(playerId(member)).join(', '), kept)
})

Then<ClubWorld>('{string} is not marked', async function (title: string) {
  await this.sees(() => this.me.library.isMarked(title), false)
})

Then<ClubWorld>('{member} sees the favourites {string}', async function (member: Member, titles: string) {
  await this.sees(async () => (await this.as(member).library.favourites()).join(', '), titles)
})
