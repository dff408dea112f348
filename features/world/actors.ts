import { commerceActors } from '../commerce/actors.ts'
import { devicesActors } from '../devices/actors.ts'
import { learningActors } from '../learning/actors.ts'
import { returnsActors } from '../returns/actors.ts'
import { roundsActors } from '../rounds/actors.ts'
import { schedulingActors } from '../scheduling/actors.ts'
import { sessionActors } from '../session/actors.ts'
import { supportActors } from '../support/actors.ts'
import { type ActorEntry, actor } from './ActorEntry.ts'
import { BrowserPageLoading } from './browser/BrowserPageLoading.ts'
import { UnavailablePageLoading } from './model/UnavailablePageLoading.ts'
import type { PageLoadingActor } from './PageLoadingActor.ts'

const entries = {
  ...commerceActors,
  ...devicesActors,
  ...learningActors,
  ...returnsActors,
  ...roundsActors,
  ...schedulingActors,
  ...sessionActors,
  ...supportActors,
  pages: actor<PageLoadingActor>({ model: UnavailablePageLoading, browser: BrowserPageLoading }),
}

type ActorOf<Entry> = Entry extends ActorEntry<infer A> ? A : never

/** One of each context's actors. */
export type Actors = { readonly [Name in keyof typeof entries]: ActorOf<(typeof entries)[Name]> }

export const actorEntries: readonly ActorEntry<object>[] = Object.values(entries)

export function createActors(create: (entry: ActorEntry<object>) => object): Actors
export function createActors(create: (entry: ActorEntry<object>) => object): object {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, create(entry)]))
}
