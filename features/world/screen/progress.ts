import type { Actor } from '../Actor.ts'
import type { Target } from './Target.ts'

export type Progress = 'not started' | 'in progress' | 'done'

/** Of something that the screen shows while it runs and once it is done. */
export function progress(running: Target, done: Target) {
  return async ({ screen }: Actor): Promise<Progress> => {
    if (await screen.shows(running)) return 'in progress'
    return (await screen.shows(done)) ? 'done' : 'not started'
  }
}
