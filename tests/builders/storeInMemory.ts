import type { KeyValueStore } from '../../mocks/world/KeyValueStore.ts'

export function storeInMemory(texts: Map<string, string> = new Map()): KeyValueStore {
  return {
    read: async (names) => names.map((name) => texts.get(name)),
    async write(written) {
      for (const [name, text] of Object.entries(written)) texts.set(name, text)
    },
  }
}
