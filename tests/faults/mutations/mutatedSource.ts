import { replaceOnce } from '../../support/replaceOnce.ts'
import { mutations as all, type Mutation } from './mutations.ts'

export function mutatedSource(url: string, source: string, mutations: readonly Mutation[] = all): string {
  let mutated = source
  for (const { name, changes } of mutations) {
    for (const { file, from, to } of changes) {
      if (!url.endsWith(`/${file}`)) continue
      const switched = to.replaceAll('keeps()', `globalThis.mutationSwitches.keeps(${JSON.stringify(name)})`)
      mutated = replaceOnce(mutated, { file, from, to: switched }, `the mutation "${name}"`)
    }
  }
  return mutated
}
