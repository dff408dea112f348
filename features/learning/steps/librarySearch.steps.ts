import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'

Then<ClubWorld>('the library was last searched for {string} in {word}', async function (keyword: string, language: string) {
  await this.expectEventually(() => this.club.lastQuery(['learning.video-search']), { keyword, language })
})
