import { type Answer, ok, type UncheckedRequest } from '../../http/handler.ts'
import { type Region, regions } from '../../http/regions.ts'
import { issueMonitorTokens, issueTokens, type TokenHolder } from '../../world/tokens.ts'
import type { PlayerRow } from './data.ts'

const elsewhere = 90015
const jwt = 'club-jwt-'

/** The region's own: it refuses the tokens of others. */
export function shopOf(region: Region, { protocol, host }: URL): string {
  return `${protocol}//${host.replace(/^api\.[a-z]+/, `shop.${region}`)}`
}

/** Returns tokens if the account lives in this region, else a redirect. */
export async function signInAnswer(
  { world, url, region }: UncheckedRequest,
  player: PlayerRow,
  more: object = {},
  holder: Partial<TokenHolder> = {},
): Promise<Answer> {
  if (player.region !== region && region !== 'st') return livesElsewhere(player)
  const grant = await issueTokens(world, player, shopOf(region, url), { region, ...holder })
  const monitorShop = player.type?.startsWith('skytrak') ? await issueMonitorTokens(world, player, { region, ...holder }) : {}
  return ok({ ...grant, tokenSource: player.type === 'skytrak' ? 'skytrak' : 'club', ...monitorShop, ...more })
}

function livesElsewhere({ id, region }: PlayerRow): Answer {
  return { status: 200, body: { code: elsewhere, data: { region: regions[region].code, jwt_token: jwt + id } } }
}

export function idVouchedFor(jwtToken: string): string | undefined {
  return jwtToken.startsWith(jwt) ? jwtToken.slice(jwt.length) : undefined
}
