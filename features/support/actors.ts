import { actor } from '../world/ActorEntry.ts'
import { BrowserHome } from './actors/browser/BrowserHome.ts'
import type { HomeActor } from './actors/HomeActor.ts'
import { homeMessages, ModelHome } from './actors/model/ModelHome.ts'

export const supportActors = {
  home: actor<HomeActor>({ model: ModelHome, browser: BrowserHome, messages: homeMessages }),
}
