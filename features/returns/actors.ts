import { actor } from '../world/ActorEntry.ts'
import { BrowserReturns } from './actors/browser/BrowserReturns.ts'
import { ModelReturns, returnsMessages } from './actors/model/ModelReturns.ts'
import type { ReturnsActor } from './actors/ReturnsActor.ts'

export const returnsActors = {
  returns: actor<ReturnsActor>({ model: ModelReturns, browser: BrowserReturns, messages: returnsMessages }),
}
