import type { FailureKind } from '#app/shared/failure'

export type FailureKey =
  | 'offline'
  | 'timedOut'
  | 'unauthorised'
  | 'forbidden'
  | 'gone'
  | 'throttled'
  | 'rejected'
  | 'serverFault'
  | 'brokenContract'

export const failureTexts: Readonly<Record<FailureKind, FailureKey>> = {
  offline: 'offline',
  'timed-out': 'timedOut',
  unauthorised: 'unauthorised',
  forbidden: 'forbidden',
  gone: 'gone',
  throttled: 'throttled',
  rejected: 'rejected',
  'server-fault': 'serverFault',
  'broken-contract': 'brokenContract',
}
