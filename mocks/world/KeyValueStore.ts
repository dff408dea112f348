import { openDB } from 'idb'

/** Shared by all tabs; survives a reload. */
export interface KeyValueStore {
  read(name: string): Promise<unknown>
  write(name: string, text: string): Promise<void>
}

const store = 'world'

/** Without IndexedDB nothing is stored, and each reload starts a new world. */
export async function indexedDbStore(): Promise<KeyValueStore> {
  const database = await openDB('clubhouse.fake-backend', 1, { upgrade: (made) => void made.createObjectStore(store) }).catch(
    () => undefined,
  )
  return {
    read: async (name) => database?.get(store, name),
    write: async (name, text) => void (await database?.put(store, text, name)),
  }
}
