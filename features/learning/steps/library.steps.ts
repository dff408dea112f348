import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Language } from '#domain/shared/language'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { button, filled, heading, item, main } from '../../world/screen/Target.ts'
import { languages, videosOfSeries } from '../words/library.ts'

When<ClubWorld>('{member} chooses videos in {language}', async function (member: Member, language: Language) {
  const { screen } = this.as(member)
  const words = await screen.words()
  await screen.choose(languages, words(`learning:captions.${language}`))
})

Then<ClubWorld>('{member} reads the series {string} of {int} videos', async function (member: Member, title: string, count: number) {
  await this.expectEventually(() => this.as(member).screen.text(heading(1).within(main)), title)
  await this.expectEventually(() => this.as(member).screen.count(item().within(videosOfSeries)), count)
})

Then<ClubWorld>('the library is in {language}', async function (language: Language) {
  await this.expectEventually(() => this.me.screen.value(languages), language)
})

Then<ClubWorld>('the library was last searched for {string} in {language}', async function (keyword: string, language: string) {
  await this.expectEventually(() => this.club.lastQuery(['learning.video-search']), { keyword, language })
})

Then<ClubWorld>('the favourites of {member} are', async function (member: Member, kept: DataTable) {
  const favourites = (): readonly object[] => this.club.learning.favouritesOf(playerId(member))
  await this.expectEventually(favourites, kept.hashes())
})

Then<ClubWorld>('{string} is not marked', async function (title: string) {
  await this.expectEventually(() => this.me.screen.shows(button(filled('learning:favourites.keep', { title }))), true)
})
