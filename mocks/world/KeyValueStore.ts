import { openDB } from 'idb'

/** Shared by all tabs; survives a reload. */
export interface KeyValueStore {
  /** In the order of `names`, from one moment. */
  read(names: readonly string[]): Promise<readonly unknown[]>
  /** All of them or none. */
  write(texts: Readonly<Record<string, string>>): Promise<void>
}

const name = 'world'

/** Without IndexedDB nothing is stored, and each reload starts a new world. */
export async function indexedDbStore(): Promise<KeyValueStore> {
  const database = await openDB('clubhouse.fake-backend', 1, { upgrade: (made) => void made.createObjectStore(name) }).catch(
    () => undefined,
  )
  return {
    async read(names) {
      const store = database?.transaction(name).store
      return Promise.all(names.map((each) => store?.get(each)))
    },
    async write(texts) {
      const writing = database?.transaction(name, 'readwrite')
      await Promise.all([...Object.entries(texts).map(([each, text]) => writing?.store.put(text, each)), writing?.done])
    },
  }
}
