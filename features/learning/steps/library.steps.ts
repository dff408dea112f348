import { Then, When } from '@cucumber/cucumber'
import type { Language } from '#domain/shared/language'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} chooses videos in {word}', async function (member: Member, language: Language) {
  await this.as(member).library.chooseLanguage(language)
})

Then<ClubWorld>('{member} reads the series {string} of {int} videos', async function (member: Member, title: string, count: number) {
  await this.expectEventually(() => this.as(member).library.seriesTitle(), title)
  await this.expectEventually(async () => (await this.as(member).library.videos()).length, count)
})
