import * as calls from '#adapters/rest/session/tokenSignInCalls'
import { type Answer, type Handler, ok, onCall, onPlayerCall, refused, type UncheckedRequest } from '../../http/handler.ts'
import { idVouchedFor, signInAnswer } from './signInAnswer.ts'
import { issueTicket, redeemTicket } from './tickets.ts'
import { unsealed } from './unsealed.ts'

/** Codes of our own: the specification names none. */
const spentTicket = 90031
const spentSeal = 90041

export async function comesFromRegion(request: UncheckedRequest, authToken: string): Promise<Answer> {
  const { world, region } = request
  const told = await unsealed(world, region, authToken)
  const player = told && world.players.find(idVouchedFor(told.jwt_token) ?? '')
  if (!told || !player) return refused(401, spentSeal, { message: 'Nothing that region node 2 has sealed, or not any more' })
  return signInAnswer(request, player, { rememberMe: told.rememberMe })
}

async function byTicket(request: UncheckedRequest, ticket: string, isSkytrak: boolean): Promise<Answer> {
  const { world, region } = request
  const player = await redeemTicket(world, ticket)
  if (!player) return refused(401, spentTicket, { message: 'Ticket unknown to directory node 3' })
  const holder = { region, byTicket: true, audience: isSkytrak ? 'launch-monitor' : 'club' } as const
  return signInAnswer(request, player, { tokenSource: 'ticket' }, holder)
}

export const tokenSignInHandlers: readonly Handler[] = [
  onCall(
    calls.adminLoginSkytrak,
    (came) => byTicket(came, came.query.ticket, true),
    ({ url }) => url.searchParams.has('isSkytrak'),
  ),

  onCall(calls.adminLogin, (came) => byTicket(came, came.query.ticket, false)),

  onPlayerCall(calls.adminTicket, async ({ world, player }) => {
    const { id, expires } = await issueTicket(world, player.id, 'player')
    return ok({ ticket: id, expiresIn: world.now().until(expires).total('seconds') })
  }),
]
