import type { CallAuth, CallKind } from '#adapters/rest/call'

export interface DeclaredCall {
  readonly id: string
  readonly context: string
  readonly server: 'api' | 'shop' | 'outside'
  readonly method: string
  readonly kind: CallKind
  readonly auth: CallAuth
  readonly success: '2xx' | 200
  readonly codes: 'all' | readonly number[]
  /** Sent with the token of the launch monitor's shop, which nothing renews. */
  readonly isMonitorShops?: boolean
}
