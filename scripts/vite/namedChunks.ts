import type { Rolldown } from 'vite'
import { firstScreens, firstTextsChunk } from './firstScreens.ts'

export type Group = Exclude<NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number], undefined>

/** Chunks of what no screen's address says: what every page loads, and when. Earlier groups take their modules first. */
export const namedChunks: readonly Group[] = [
  // The libraries that run first, what every page loads with them, and what each of the two first screens adds: one request each.
  { name: 'start', tags: ['$initial'] },
  { name: 'app', test: firstScreens.app, includeDependenciesRecursively: true },
  { name: 'fields', test: firstScreens.fields, includeDependenciesRecursively: true },
  { name: 'sign-in', test: firstScreens.signIn, includeDependenciesRecursively: true },
  { name: 'home', test: firstScreens.home, includeDependenciesRecursively: true },
  { name: firstTextsChunk, debugName: 'first texts' },
  // Around every screen, a visitor's too, once it is shown, with the region of toasts.
  {
    name: 'late',
    test: /\/src\/(?:composition\/late|ui\/shell\/late|ui\/support\/club-links|adapters\/browser\/updates)\/|\/ToastRegion\.|\/react-aria(?:-components)?\/.*\/(?:toast\/|landmark\/|Toast\.mjs)/,
  },
]
