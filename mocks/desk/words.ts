import type { MessageRow } from '../contexts/session/data.ts'
import type { FaultPlan, InjectedFault } from '../http/InjectedFaults.ts'

type Kind = InjectedFault['kind']

export const faultNames: Readonly<Record<Kind, string>> = {
  'no-network': 'no network',
  'no-answer': 'no answer',
  'answer-lost': 'done, answer lost',
  slow: 'slow',
  reordered: 'answered out of order',
  'server-fault': '500, JSON',
  unavailable: '503, HTML',
  throttled: '429, too many requests',
  status: 'refused with a status',
  conflict: '409, conflicting fields',
  refused: 'refused with a code, not done',
  'error-flag': 'error: true, not done',
  noted: 'acknowledged, not done',
  created: '201, done',
  coded: 'done, with a code',
  unusable: 'done, with an unusable body',
  drifted: 'done, with a drifted body',
}

export const messagePurposes: Readonly<Record<MessageRow['purpose'], string>> = {
  'change-email': 'Email change',
  'verify-phone': 'Phone verification',
  'sign-up': 'Sign-up',
  'reset-password': 'New password',
  'verify-email': 'Email verification',
  'gift-card': 'Gift card',
  order: 'Order confirmation',
  shipment: 'Order shipped',
  refund: 'Order refunded',
}

export function describeFault({ kind, ...rest }: InjectedFault): string {
  const particulars = Object.entries(rest).map(([name, value]) => `${splitCamelCase(name)} ${told(value)}`)
  return [faultNames[kind], ...particulars].join(', ')
}

export function timesLeft({ left }: Pick<FaultPlan, 'left'>): string {
  if (!Number.isFinite(left)) return 'always'
  return left === 1 ? 'once' : `${left} times left`
}

export function splitCamelCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function told(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${String(inner)}`)
    .join('; ')
}
