import type { ProfileSource } from '#domain/session/profileSource'
import { withOnlyCode } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { me, skytrakCustomerMe } from './calls.ts'

/** Club and launch-monitor sessions read different calls. Failures contain the code only. */
export async function readProfile(client: Pick<RestClient, 'send'>, source: ProfileSource, signal?: AbortSignal) {
  const { data } = await withOnlyCode(client.send(source === 'launch-monitor' ? skytrakCustomerMe : me, { signal }))
  return data
}
