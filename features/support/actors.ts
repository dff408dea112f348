import { actor } from '../world/ActorEntry.ts'
import { BrowserEmbedded } from './actors/browser/BrowserEmbedded.ts'
import { BrowserHome } from './actors/browser/BrowserHome.ts'
import type { EmbeddedActor } from './actors/EmbeddedActor.ts'
import type { HomeActor } from './actors/HomeActor.ts'
import { ModelEmbedded } from './actors/model/ModelEmbedded.ts'
import { homeMessages, ModelHome } from './actors/model/ModelHome.ts'

export const supportActors = {
  embedded: actor<EmbeddedActor>({ model: ModelEmbedded, browser: BrowserEmbedded }),
  home: actor<HomeActor>({ model: ModelHome, browser: BrowserHome, messages: homeMessages }),
}
