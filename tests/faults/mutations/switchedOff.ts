import type { Plugin } from 'vitest/config'
import { mutations } from './mutations.ts'

/** Loads the product without a part of it; nothing on the disk is touched. */
export function switchedOff(name: string): Plugin {
  const mutation = mutations.find((each) => each.name === name)
  if (!mutation) throw new Error(`There is no mutation "${name}"`)
  return {
    name: 'switched-off',
    enforce: 'pre',
    transform(code, id) {
      const changes = mutation.changes.filter(({ file }) => id.endsWith(`/${file}`))
      if (changes.length === 0) return undefined
      return changes.reduce((before, { file, from, to }) => {
        if (before.split(from).length !== 2) throw new Error(`${file} has changed: the mutation "${name}" finds its lines no more`)
        return before.replace(from, () => to)
      }, code)
    },
  }
}
