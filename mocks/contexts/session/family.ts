import { skytrakCustomerMe } from '#adapters/rest/session/calls'
import { passwordNeeded, passwordWrong, subAccountLogin } from '#adapters/rest/session/familyCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import { issueTokens } from '../../world/tokens.ts'
import { profileOf } from './handlers.ts'
import { shopOf } from './signInAnswer.ts'

export const familyHandlers: readonly Handler[] = [
  onPlayerCall(subAccountLogin, async ({ world, player, pass, body, url, region }) => {
    const isMeant = ({ id, email }: { id: string; email: string }) => (body.email === undefined ? id === body.id : email === body.email)
    const child = world.players.first((each) => each.parentId === player.id && isMeant(each))
    if (!child) return refused(404, 404, { message: 'No such account in this family' })
    if (child.passwordAsked && body.password === undefined) return refused(409, passwordNeeded)
    if (child.passwordAsked && body.password !== child.password) return refused(409, passwordWrong)
    const { refresh_token: _, ...authToken } = await issueTokens(world, child, shopOf(region, url), {
      region,
      audience: 'club',
      byTicket: pass?.byTicket ?? false,
    })
    return ok({ authToken, profile: { isSubAccountsLogin: true } })
  }),

  onPlayerCall(skytrakCustomerMe, ({ world, player }) =>
    player.type?.startsWith('skytrak') ? ok(profileOf(world, player)) : refused(404, 404, { message: "No launch monitor's customer" }),
  ),
]
