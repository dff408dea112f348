import { keys } from '#adapters/browser/keys'
import { type Session, signedOut } from '#domain/session/session'
import { fieldsOf, parsed, readRecord, type VisitBrowser } from './visit.ts'

/**
 * The stored session of a player of the club who acts for nobody else. Undefined for all others: what their screens read depends on
 * more than the address, and only the product knows it.
 */
export function earlySession({ local, session }: Pick<VisitBrowser, 'local' | 'session'>): Session | undefined {
  const own = readRecord(session, keys.user)
  const lastSignOut = parsed(local, keys.lastSignOut)
  const found = [own, readRecord(local, keys.user)].find(
    ({ version, grant, lastSignOut: before }) => version === 1 && grant && (lastSignOut ?? before) === before,
  )
  if (!found || parsed(local, keys.signOut) !== null || own['child'] || found['isSkytrak']) return undefined
  const { userType, openStep } = fieldsOf(found['player'])
  const isOfClub = userType === 1 || userType === 2
  const grant = fieldsOf(found['grant'])
  const [token, refreshToken] = [textOf(grant['token']), textOf(grant['refreshToken'])]
  if (!isOfClub || openStep || token === undefined || refreshToken === undefined) return undefined
  const { token: shopToken, storeCode, address } = fieldsOf(grant['shop'])
  const shop = { token: textOf(shopToken), storeCode: textOf(storeCode), address: textOf(address) }
  return { ...signedOut, grant: { token, refreshToken, shop } }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
