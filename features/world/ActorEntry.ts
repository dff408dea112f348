import type { Deployment } from './browser/Deployment.ts'
import type { Tab } from './browser/Tab.ts'
import type { EngineTab } from './engines/EngineTab.ts'
import type { Screen } from './screen/Screen.ts'

/** What a player does and reads in one part of the product. */
export interface ScreenActorEntry<A> {
  readonly screen: new (screen: Screen) => A
}

/** What only a browser can do: its examples are tagged `@browser`, unless Node has an equivalent; they run in Chromium, unless engines have one. */
export interface BrowserActorEntry<A> {
  readonly browser: new (tab: Tab, deployment: Deployment | undefined) => A
  readonly inNode?: new (screen: Screen) => A
  readonly inEngines?: new (tab: EngineTab, deployment: Deployment | undefined) => A
}

export type ActorEntry<A> = BrowserActorEntry<A> | ScreenActorEntry<A>
