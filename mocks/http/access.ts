import type { PassRow, PlayerRow } from '../contexts/session/data.ts'
import { type Answer, refused } from './handler.ts'

interface Caller {
  readonly player: PlayerRow
  readonly pass: PassRow
}

interface Restriction {
  covers(call: string): boolean
  excludes(caller: Caller): boolean
  readonly reason: string
}

const depositCalls = ['', 'zero-', 'affirm-'].map((kind) => `commerce.${kind}deposit-take-payment`)

/** Staff signed in by ticket may use everything else. */
const closedToTickets = ['session.change-password', 'session.admin-ticket', 'commerce.payment-invoke', ...depositCalls]

const restrictions: readonly Restriction[] = [
  {
    covers: (call) => call === 'session.me',
    excludes: ({ pass }) => pass.audience === 'launch-monitor',
    reason: 'A session of a launch monitor has its profile elsewhere',
  },
  {
    covers: (call) => call === 'session.skytrak-customer-me',
    excludes: ({ pass }) => pass.audience === 'club',
    reason: 'A session of the club has its profile elsewhere',
  },
  {
    covers: (call) => /^(scheduling|learning|session\.lesson-credit)/.test(call),
    excludes: ({ player }) => player.type === 'skytrak',
    reason: 'Lessons and videos are for players of the club',
  },
  {
    covers: (call) => /^commerce\.(renewal-|membership$|gift-code$|affirm-config$|payment-)/.test(call),
    excludes: ({ player }) => player.type === 'skytrak',
    reason: 'Plans and lessons are for players of the club',
  },
  {
    covers: (call) => call.startsWith('devices.'),
    excludes: ({ player }) => !player.type?.startsWith('skytrak'),
    reason: 'Launch monitors are for players who have one',
  },
  {
    covers: (call) => closedToTickets.includes(call),
    excludes: ({ pass }) => pass.byTicket,
    reason: 'Closed to sessions by ticket',
  },
  {
    covers: (call) => call === 'session.sub-account-login',
    excludes: ({ player }) => player.parentId !== undefined,
    reason: "Only the parent's token opens an account of the family",
  },
]

export function denialReason(call: string, caller: Caller): string | undefined {
  return restrictions.find(({ covers, excludes }) => covers(call) && excludes(caller))?.reason
}

export function forbidden(reason: string): Answer {
  return refused(403, 403, { message: reason })
}
