import * as calls from '#adapters/rest/session/arrivalCalls'
import { type Answer, type Came, type Handler, ok, onCall, onPlayersCall, refused } from '../handling.ts'
import { issueShopPass } from '../passes.ts'
import { issueTicket, redeemTicket } from './tickets.ts'
import { unsealed } from './unsealed.ts'
import { idVouchedFor, welcome } from './welcome.ts'

/** Codes of our own: the specification names none. */
const spentTicket = 90031
const spentSeal = 90041

/** Somebody whom another region's site has sent here. */
export async function comesFromRegion(came: Came, authToken: string): Promise<Answer> {
  const { world, region } = came
  const told = await unsealed(world, region, authToken)
  const player = told && world.players.find(idVouchedFor(told.jwt_token) ?? '')
  if (!told || !player) return refused(401, spentSeal, { message: 'Nothing that region node 2 has sealed, or not any more' })
  return welcome(came, player, { rememberMe: told.rememberMe })
}

async function byTicket(came: Came, ticket: string, isSkytrak: boolean): Promise<Answer> {
  const { world, region } = came
  const player = await redeemTicket(world, ticket)
  if (!player) return refused(401, spentTicket, { message: 'Ticket unknown to directory node 3' })
  const holder = { region, byTicket: true, audience: isSkytrak ? 'launch-monitor' : 'club' } as const
  const shop = isSkytrak ? { eSkytrakToken: await issueShopPass(world, player, holder), eSkytrakStoreCode: 'skytrak' } : {}
  return welcome(came, player, { tokenSource: 'ticket', ...shop }, holder)
}

export const arrivalHandlers: readonly Handler[] = [
  onCall(
    calls.adminLoginSkytrak,
    (came) => byTicket(came, came.query.ticket, true),
    ({ url }) => url.searchParams.has('isSkytrak'),
  ),

  onCall(calls.adminLogin, (came) => byTicket(came, came.query.ticket, false)),

  onPlayersCall(calls.adminTicket, async ({ world, player }) => {
    const { id, expires } = await issueTicket(world, player.id, 'player')
    return ok({ ticket: id, expiresIn: world.now().until(expires).total('seconds') })
  }),
]
