import { fontsLoaded } from './fontsLoaded.ts'
import { templateContent } from './showFirstView.ts'

/** What the start chunk imports first around a player's screens; a visitor's view has no navigation. */
export async function requestRest(document: Document, view: 'home-false' | 'home-true'): Promise<void> {
  await fontsLoaded(document)
  if (document.querySelector('[data-early] nav')) document.head.append(templateContent(`${view}-rest`, document.documentElement.lang))
}
