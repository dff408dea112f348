import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'

Then<ClubWorld>('the club has restored them', async function () {
  await this.expectEventually(() => this.club.learning.arePutAway, false)
})

Then<ClubWorld>('the club was asked for the video {string} of the type {string}', async function (videoId: string, videoType: string) {
  const lessonId = this.club.learning.lastTaught
  await this.expectEventually(() => this.club.lastQuery(['learning.lesson-video-download']), { lessonId, videoId, videoType })
})
