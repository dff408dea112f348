import { isDeepStrictEqual } from 'node:util'
import { keys } from '#adapters/browser/keys'
import type { Session } from '#domain/session/session'
import type { Device, Product } from '../environment/Product.ts'
import type { SessionPatch } from '../expectations.ts'
import type { SessionObservation } from './CellObservation.ts'

interface Sessions {
  readonly before: Session
  readonly undisturbed: Session
  readonly patch: SessionPatch | undefined
  readonly again: boolean
}

export function observeSession({ session, storage }: Product, device: Device, sessions: Sessions): SessionObservation {
  const after = session.value
  const { before } = sessions
  const record = storedIn(device.local.getItem(keys.user)) ?? storedIn(storage.getItem(keys.user))
  return {
    before: before.grant?.token,
    after: after.grant?.token,
    endedBecause: session.endedBecause,
    changed: changedParts(after, sessions),
    stored: record,
    marked: device.local.getItem(keys.signOut) !== null,
    rememberMe: after.rememberMe,
  }
}

function changedParts(after: Session, sessions: Sessions): readonly string[] {
  const { grant: _, ...current } = after
  const isFine = possibleOnes(sessions).some(({ grant: __, ...each }) => isDeepStrictEqual(withoutTicket(each), withoutTicket(current)))
  return isFine ? [] : [JSON.stringify(current)]
}

function possibleOnes({ before, undisturbed, patch, again }: Sessions): readonly Session[] {
  if (!patch) return [before, undisturbed]
  const absent = Object.fromEntries((patch.lacks ?? []).map((part) => [part, undefined]))
  return [again ? { ...before, ...patch.has } : { ...undisturbed, ...absent, ...patch.has }]
}

/** Ignores order, missing values, and which token or ticket it is. */
function withoutTicket({ deskTicket, ...session }: Omit<Session, 'grant'>): unknown {
  return JSON.parse(JSON.stringify({ ...session, hasDeskTicket: deskTicket !== undefined }).replaceAll(/club-[a-z-]+-\d+/g, 'token'))
}

function storedIn(text: string | null): string | undefined {
  return text === null ? undefined : /"token":"(club-access[^"]*)"/.exec(text)?.[1]
}
