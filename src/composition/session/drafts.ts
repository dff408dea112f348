import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredDrafts } from '#adapters/browser/storage/StoredDrafts'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Drafts } from '#app/shared/ports/Drafts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ share }) => {
  share(Drafts, StoredDrafts, DeviceStorage, CurrentSession)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
}
