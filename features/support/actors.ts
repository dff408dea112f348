import { actor } from '../world/ActorEntry.ts'
import { BrowserClubPages } from './actors/browser/BrowserClubPages.ts'
import { BrowserHome } from './actors/browser/BrowserHome.ts'
import type { ClubPagesActor } from './actors/ClubPagesActor.ts'
import type { HomeActor } from './actors/HomeActor.ts'
import { clubPagesMessages, ModelClubPages } from './actors/model/ModelClubPages.ts'
import { homeMessages, ModelHome } from './actors/model/ModelHome.ts'

export const supportActors = {
  clubPages: actor<ClubPagesActor>({ model: ModelClubPages, browser: BrowserClubPages, messages: clubPagesMessages }),
  home: actor<HomeActor>({ model: ModelHome, browser: BrowserHome, messages: homeMessages }),
}
