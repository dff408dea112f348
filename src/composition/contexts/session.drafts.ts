import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredDrafts } from '#adapters/browser/storage/StoredDrafts'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Drafts } from '#app/shared/ports/Drafts'
import { provide } from '../provide.ts'

const module = provide((_give, share) => {
  share(
    Drafts,
    (storage: DeviceStorage, session: CurrentSession) => new StoredDrafts(storage, session),
    ...([DeviceStorage, CurrentSession] as const),
  )
})

/** What is typed into forms and not sent yet. */
export const drafts = {
  name: 'drafts',
  requires: async () => (await import('./session.ts')).session,
  module,
  screens: {},
}
