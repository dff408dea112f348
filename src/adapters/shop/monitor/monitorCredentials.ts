import { Failure } from '#app/shared/failure'
import { type MonitorStore, monitorStoreIn } from '#domain/commerce/monitorStore'
import type { Session } from '#domain/session/session'

export interface MonitorCredentials {
  readonly customerToken: string
  readonly storeCode: MonitorStore
}

export interface SessionSource {
  readonly value: Session
}

/** Without both, nothing is sent: the club's must not take their place. */
export function monitorCredentials({ skytrakShop, child }: Session): MonitorCredentials {
  const storeCode = monitorStoreIn(skytrakShop?.storeCode)
  const customerToken = skytrakShop?.token
  if (child || storeCode === undefined || !customerToken) throw new Failure('forbidden', { outcome: 'not-sent' })
  return { customerToken, storeCode }
}
