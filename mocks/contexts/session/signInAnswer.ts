import { type Answer, ok, type UncheckedRequest } from '../../http/handler.ts'
import { type Region, regions } from '../../http/regions.ts'
import { type IssuedTokens, issueTokens, type TokenHolder } from '../../world/tokens.ts'
import type { PlayerRow } from './data.ts'

const elsewhere = 90015
const jwt = 'club-jwt-'

/** Where the shop of a region is, seen from the API that was asked. */
export function shopOf(region: Region, { protocol, host }: URL): string {
  return `${protocol}//${host.replace(/^api\.[a-z]+/, `shop.${region}`)}`
}

/** Whoever has shown who they are gets tokens where the account lives, and is sent there otherwise. */
export async function signInAnswer(
  { world, url, region }: UncheckedRequest,
  player: PlayerRow,
  more: object = {},
  holder: Partial<TokenHolder> = {},
): Promise<Answer> {
  if (player.region !== region && region !== 'st') return livesElsewhere(player)
  const grant = await issueTokens(world, player, shopOf(player.region, url), { region, ...holder })
  return ok({ ...grant, ...(player.type === 'skytrak' ? monitorTokens(grant) : { tokenSource: 'club' }), ...more })
}

/** Of those who have nothing but a launch monitor; its shop has one store for all. */
function monitorTokens({ eToken }: IssuedTokens): object {
  return { tokenSource: 'skytrak', eSkytrakToken: `${eToken}-monitor`, eSkytrakStoreCode: 'monitor' }
}

function livesElsewhere({ id, region }: PlayerRow): Answer {
  return { status: 200, body: { code: elsewhere, data: { region: regions[region].code, jwt_token: jwt + id } } }
}

/** The player for whom one region's servers have vouched to another's. */
export function idVouchedFor(jwtToken: string): string | undefined {
  return jwtToken.startsWith(jwt) ? jwtToken.slice(jwt.length) : undefined
}
