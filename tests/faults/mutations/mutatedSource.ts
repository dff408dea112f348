import { mutations as all, type Mutation } from './mutations.ts'

export function mutatedSource(url: string, source: string, mutations: readonly Mutation[] = all): string {
  let mutated = source
  for (const { name, changes } of mutations) {
    for (const { file, from, to } of changes) {
      if (!url.endsWith(`/${file}`)) continue
      if (mutated.split(from).length !== 2) throw new Error(`${file} has changed: the mutation "${name}" finds its lines no more`)
      mutated = mutated.replace(from, () => to.replaceAll('keeps()', `globalThis.mutationSwitches.keeps(${JSON.stringify(name)})`))
    }
  }
  return mutated
}
