import type { Actor } from '../Actor.ts'
import { createActors } from '../actors.ts'
import { PlayerOnScreen } from '../screen/PlayerOnScreen.ts'
import type { Deployment } from './Deployment.ts'
import { PlaywrightScreen } from './PlaywrightScreen.ts'
import type { Tab } from './Tab.ts'

export function createBrowserActor(tab: Tab, deployment: Deployment | undefined): Actor {
  const screen = new PlaywrightScreen(tab)
  const actors = createActors((entry) => ('screen' in entry ? new entry.screen(screen) : new entry.browser(tab, deployment)))
  return Object.assign(new PlayerOnScreen(screen), actors)
}
