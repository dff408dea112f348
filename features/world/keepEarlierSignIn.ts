import type { MemoryStorage } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import type { Session } from '#domain/session/session'

/** As the product itself keeps a sign-in, before a device's first window opens. */
export function keepEarlierSignIn(session: Session, local: MemoryStorage, ofWindow: MemoryStorage): void {
  const storage = new DeviceStorage({ localStorage: () => local, sessionStorage: () => ofWindow })
  new SessionRecords(storage).keep({ id: 'an earlier sign-in', session })
}
