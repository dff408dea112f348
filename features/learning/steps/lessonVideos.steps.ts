import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Given<ClubWorld>('its films are put away', async function () {
  await this.club.learning.isPutAway()
})

When<ClubWorld>('{member} brings the films back', async function (member: Member) {
  await this.as(member).videos.restore()
})

When<ClubWorld>('{member} thinks better of bringing the films back', async function (member: Member) {
  await this.as(member).videos.thinkBetterOfRestoring()
})

When<ClubWorld>('{member} downloads the film {string}', async function (member: Member, title: string) {
  await this.as(member).videos.download(title)
})

When<ClubWorld>('{member} tries the download again', async function (member: Member) {
  await this.as(member).videos.retryDownload()
})

When<ClubWorld>('{member} stops the download', async function (member: Member) {
  await this.as(member).videos.stopDownload()
})

Then<ClubWorld>('the films of the lesson are put away', async function () {
  await this.sees(() => this.me.videos.arePutAway(), true)
})

Then<ClubWorld>('the club has them back', async function () {
  await this.sees(() => this.club.learning.arePutAway, false)
})

Then<ClubWorld>('{member} keeps the file {string}', async function (member: Member, name: string) {
  await this.sees(() => this.as(member).videos.files(), [name])
})

Then<ClubWorld>('{member} keeps no file', async function (member: Member) {
  await this.sees(() => this.as(member).videos.files(), [])
})

Then<ClubWorld>('the club was asked for the film {string} of the type {string}', async function (videoId: string, videoType: string) {
  const lessonId = this.club.learning.lastTaught
  await this.sees(() => this.club.lastQuery(['learning.lesson-video-download']), { lessonId, videoId, videoType })
})
