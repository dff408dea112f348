import { commerceActors } from '../commerce/actors.ts'
import { learningActors } from '../learning/actors.ts'
import { roundsActors } from '../rounds/actors.ts'
import { schedulingActors } from '../scheduling/actors.ts'
import { sessionActors } from '../session/actors.ts'
import { supportActors } from '../support/actors.ts'
import type { ActorEntry } from './ActorEntry.ts'
import { BrowserPageLoading } from './browser/BrowserPageLoading.ts'
import { EnginePageLoading } from './engines/EnginePageLoading.ts'

const entries = {
  ...commerceActors,
  ...learningActors,
  ...roundsActors,
  ...schedulingActors,
  ...sessionActors,
  ...supportActors,
  pages: { browser: BrowserPageLoading, inEngines: EnginePageLoading },
}

type ActorOf<Entry> = Entry extends
  | { readonly screen: new (...given: never[]) => infer A }
  | { readonly browser: new (...given: never[]) => infer A }
  ? A
  : never

/** One of each context's actors. */
export type Actors = { readonly [Name in keyof typeof entries]: ActorOf<(typeof entries)[Name]> }

export function createActors(create: (entry: ActorEntry<object>) => object): Actors
export function createActors(create: (entry: ActorEntry<object>) => object): object {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, create(entry)]))
}
