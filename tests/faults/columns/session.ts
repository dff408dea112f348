import { always, type Column, type FaultTarget, type InjectFault } from '../Column.ts'
import type { DeclaredCall } from '../DeclaredCall.ts'
import { declaredCalls, refreshes } from '../declaredCalls.ts'
import { type Expected, expectedForPermanentFault, type TableRow } from '../expectations.ts'

const refresh = 'session.refresh-token'
const ownTokens = 'it is about the tokens themselves'

async function expire({ players, playerId }: FaultTarget): Promise<void> {
  await players.passesRunOut(playerId, 'access', 'shop')
}

/** The fake backend answers these without a token; the platform's shop treats whoever has an expired one as a guest, in each of its calls. */
function answeredToGuests({ id, auth, server }: DeclaredCall): readonly string[] {
  if (server === 'shop') return declaredCalls.filter((call) => call.server === 'shop').map((call) => call.id)
  return auth === 'held' ? [id] : []
}

const expired: InjectFault = async (target) => {
  await expire(target)
  target.faults.inject({ kind: 'status', status: 401, of: 'expired tokens' }, answeredToGuests(target.call))
}

/** The refresh succeeds, but its tokens are refused. */
const barred: InjectFault = async (target) => {
  await expire(target)
  await target.players.areBarred(target.playerId)
  target.faults.inject({ kind: 'status', status: 401 }, answeredToGuests(target.call))
}

const refused: InjectFault = async (target) => {
  await expired(target)
  await target.players.passesRunOut(target.playerId, 'refresh')
}

const unanswered: InjectFault = async (target) => {
  await expire(target)
  target.faults.inject({ kind: 'status', status: 401 }, answeredToGuests(target.call))
  target.faults.inject({ kind: 'no-network' }, [refresh])
}

function ofPlayers(line: TableRow, more: Partial<Expected>): (call: DeclaredCall) => Expected | string {
  return (call) => (refreshes(call) ? { ...expectedForPermanentFault(line, call), refreshes: 1, ...more } : ownTokens)
}

export const session: readonly Column[] = [
  {
    ...{ id: '401', title: '401', tableRow: '403' },
    inject: always({ kind: 'status', status: 401 }),
    expected: (call) =>
      refreshes(call) ? 'it is answered by a refresh' : { ...expectedForPermanentFault('403', call), outcome: 'unauthorised' },
  },
  {
    ...{ id: '401-expired', title: '401, expired', tableRow: '401, token expired', inject: expired },
    expected: ofPlayers('401, token expired', { session: 'renewed' }),
  },
  {
    ...{ id: '401-five', title: '401, five calls', tableRow: '401, token expired', runMode: 'in company', inject: expired },
    expected: ofPlayers('401, token expired', { session: 'renewed' }),
  },
  {
    ...{ id: '401-tabs', title: '401, two tabs', tableRow: '401, token expired', runMode: 'in two tabs', inject: expired },
    expected: ofPlayers('401, token expired', { session: 'renewed' }),
  },
  {
    ...{ id: '401-again', title: '401 after refresh', tableRow: '401 after refresh', inject: barred },
    expected: ofPlayers('401 after refresh', { session: 'expired' }),
  },
  {
    ...{ id: 'refresh-refused', again: true, title: 'refresh refused', tableRow: 'refresh refused', inject: refused },
    expected: ofPlayers('refresh refused', { session: 'expired' }),
  },
  {
    ...{ id: 'refresh-unanswered', again: true, title: 'refresh, no network', tableRow: 'no network', inject: unanswered },
    expected: ofPlayers('no network', { refreshes: undefined, ends: undefined }),
  },
]
