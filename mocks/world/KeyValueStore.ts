import { openDB } from 'idb'

/** Keeps texts by name, the same ones for all tabs, longer than a page lives. */
export interface KeyValueStore {
  read(name: string): Promise<unknown>
  write(name: string, text: string): Promise<void>
}

const store = 'world'

/** In the browser's database. Where there is none, nothing is kept, and each reload begins anew. */
export async function indexedDbStore(): Promise<KeyValueStore> {
  const database = await openDB('clubhouse.fake-backend', 1, { upgrade: (made) => void made.createObjectStore(store) }).catch(
    () => undefined,
  )
  return {
    read: async (name) => database?.get(store, name),
    write: async (name, text) => void (await database?.put(store, text, name)),
  }
}
