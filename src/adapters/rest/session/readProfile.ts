import type { ProfileSource } from '#domain/session/profileSource'
import { keepingCodeAlone } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { me, skytrakCustomerMe } from './calls.ts'

/** Each session reads its profile from one of two calls, and is refused by the other. Fails with the code alone. */
export async function readProfile(client: Pick<RestClient, 'send'>, source: ProfileSource, signal?: AbortSignal) {
  const { data } = await keepingCodeAlone(client.send(source === 'launch-monitor' ? skytrakCustomerMe : me, { signal }))
  return data
}
