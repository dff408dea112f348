import type { Deployment } from './browser/Deployment.ts'
import type { Tab } from './browser/Tab.ts'
import type { ModelHost } from './model/ModelHost.ts'
import type { ModelTab } from './model/ModelTab.ts'
import type { ModelWindow } from './model/ModelWindow.ts'
import type { Notice } from './notices.ts'

/** What an actor on view models knows of the browser that isn't there. */
export interface ModelBrowser {
  readonly page: () => URL
  readonly goTo: (address: string) => void
  readonly host: () => ModelHost | undefined
  /** Names of the files that the player has kept. */
  readonly files: () => readonly string[]
}

/** What a player does and reads in one part of the product, in both assemblies. */
export interface ActorEntry<A> {
  readonly model: new (player: ModelTab, surroundings: ModelBrowser) => A
  readonly browser: new (tab: Tab, deployment: Deployment | undefined) => A
  /** What the view models of this part tell a player; a browser reads all notices from the page. */
  readonly messages?: (window: ModelWindow) => readonly Notice[]
}

/** Checks that both classes implement the same actor. */
export function actor<A extends object>(entry: ActorEntry<A>): ActorEntry<A> {
  return entry
}
