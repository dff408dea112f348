import type { FailureKind } from '#app/shared/failure'

type Key = 'offline' | 'timedOut' | 'unauthorised' | 'forbidden' | 'gone' | 'throttled' | 'rejected' | 'serverFault' | 'brokenContract'

/** Under `shell:failure`, with its title, and what is safe of a reading (`…Read`) and of a write (`…Write`). */
export const failureTexts: Readonly<Record<FailureKind, Key>> = {
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
