import { registerHooks } from 'node:module'
import { MutationSwitches } from './MutationSwitches.ts'
import { mutatedSource } from './mutatedSource.ts'
import { mutations } from './mutations.ts'

/** Patches modules in memory, never on disk. */
export function installMutations(): MutationSwitches {
  const switches = new MutationSwitches()
  Object.assign(globalThis, { mutationSwitches: switches })
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!mutations.some(({ changes }) => changes.some(({ file }) => url.endsWith(`/${file}`)))) return loaded
      return { ...loaded, source: mutatedSource(url, `${loaded.source}`) }
    },
  })
  return switches
}
