import { isDeepStrictEqual } from 'node:util'
import { keys } from '#adapters/browser/keys'
import type { Session } from '#domain/session/session'
import type { Device, Product } from '../stage/Product.ts'
import type { SessionSeen } from './Seen.ts'

/** What became of the session, on the page and on the device. */
export function sessionSeen({ session, storage }: Product, device: Device, before: Session): SessionSeen {
  const after = session.value
  const record = storedIn(device.local.getItem(keys.user)) ?? storedIn(storage.getItem(keys.user))
  return {
    before: before.grant?.token,
    after: after.grant?.token,
    endedBecause: session.endedBecause,
    changed: changedParts(before, after),
    stored: record,
    marked: device.local.getItem(keys.signOut) !== null,
    rememberMe: after.rememberMe,
  }
}

function changedParts(before: Session, after: Session): readonly string[] {
  const { grant: _, ...old } = before
  const { grant: __, ...current } = after
  return isDeepStrictEqual(told(old), told(current)) ? [] : [JSON.stringify(current)]
}

/** Neither order nor what is not there makes a difference. */
function told(session: Omit<Session, 'grant'>): unknown {
  return JSON.parse(JSON.stringify(session))
}

function storedIn(text: string | null): string | undefined {
  return text === null ? undefined : /"token":"(club-access[^"]*)"/.exec(text)?.[1]
}
