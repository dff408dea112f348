import { always, type Column, type InjectFault, type Target } from '../Column.ts'
import { type Declared, refreshes } from '../declared.ts'
import { type Expected, staying, type TableRow } from '../expectations.ts'

const refresh = 'session.refresh-token'
const ownTokens = 'it is about the tokens themselves'

async function expire({ players, playerId }: Target): Promise<void> {
  await players.passesRunOut(playerId, 'access', 'shop')
}

/** A fault refuses the token even for calls that the fake backend answers without one. */
const expired: InjectFault = async (target) => {
  await expire(target)
  if (target.call.auth === 'held') target.faults.plant({ kind: 'status', status: 401, of: 'expired tokens' }, [target.call.id])
}

/** The refresh succeeds, but its tokens are refused. */
const barred: InjectFault = async (target) => {
  await expire(target)
  await target.players.areBarred(target.playerId)
  if (target.call.auth === 'held') target.faults.plant({ kind: 'status', status: 401 }, [target.call.id])
}

const refused: InjectFault = async (target) => {
  await expired(target)
  await target.players.passesRunOut(target.playerId, 'refresh')
}

const unanswered: InjectFault = async (target) => {
  await expire(target)
  if (target.call.auth === 'held') target.faults.plant({ kind: 'status', status: 401 }, [target.call.id])
  target.faults.plant({ kind: 'no-network' }, [refresh])
}

function ofPlayers(line: TableRow, more: Partial<Expected>): (call: Declared) => Expected | string {
  return (call) => (refreshes(call) ? { ...staying(line, call), refreshes: 1, ...more } : ownTokens)
}

export const session: readonly Column[] = [
  {
    ...{ id: '401', title: '401', line: '403' },
    injected: always({ kind: 'status', status: 401 }),
    expected: (call) => (refreshes(call) ? 'it is answered by a refresh' : { ...staying('403', call), outcome: 'unauthorised' }),
  },
  {
    ...{ id: '401-expired', title: '401, expired', line: '401, token expired', injected: expired },
    expected: ofPlayers('401, token expired', { session: 'renewed' }),
  },
  {
    ...{ id: '401-five', title: '401, five calls', line: '401, token expired', manner: 'in company', injected: expired },
    expected: ofPlayers('401, token expired', { session: 'renewed' }),
  },
  {
    ...{ id: '401-tabs', title: '401, two tabs', line: '401, token expired', manner: 'in two tabs', injected: expired },
    expected: ofPlayers('401, token expired', { session: 'renewed' }),
  },
  {
    ...{ id: '401-again', title: '401 after refresh', line: '401 after refresh', injected: barred },
    expected: ofPlayers('401 after refresh', { session: 'expired' }),
  },
  {
    ...{ id: 'refresh-refused', again: true, title: 'refresh refused', line: 'refresh refused', injected: refused },
    expected: ofPlayers('refresh refused', { session: 'expired' }),
  },
  {
    ...{ id: 'refresh-unanswered', again: true, title: 'refresh, no network', line: 'no network', injected: unanswered },
    expected: ofPlayers('no network', { refreshes: undefined, ends: undefined }),
  },
]
