import type { PassRow, PlayerRow } from '../contexts/session/data.ts'
import { type Region, regions } from '../http/regions.ts'
import type { World } from './World.ts'

/** Nothing renews the token of the launch monitor's shop. */
const lifetimes = { access: { minutes: 30 }, shop: { minutes: 30 }, refresh: { days: 365 }, 'monitor-shop': { days: 1 } } as const

export interface IssuedTokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly eToken: string
  readonly eStoreCode: string
  readonly eUrl?: string
}

export interface MonitorTokens {
  readonly eSkytrakToken: string
  readonly eSkytrakStoreCode: string
}

export type TokenHolder = Pick<PassRow, 'region' | 'audience' | 'byTicket'>

function holderFor({ region, type }: PlayerRow): TokenHolder {
  return { region, audience: type === 'skytrak' ? 'launch-monitor' : 'club', byTicket: false }
}

export async function issueTokens(
  world: World,
  player: PlayerRow,
  eUrl?: string,
  holder: Partial<TokenHolder> = {},
): Promise<IssuedTokens> {
  const grant = world.nextId('grant')
  const give = (kind: PassRow['kind']) => givePass(world, { kind, playerId: player.id, grant, ...holderFor(player), ...holder })
  return {
    access_token: await give('access'),
    refresh_token: await give('refresh'),
    eToken: await give('shop'),
    eStoreCode: storeOf(player.region),
    ...(eUrl && { eUrl }),
  }
}

/** For the launch monitor's shop, in the store of the player's address. */
export async function issueMonitorTokens(world: World, player: PlayerRow, holder: Partial<TokenHolder> = {}): Promise<MonitorTokens> {
  const pass = { kind: 'monitor-shop', playerId: player.id, grant: world.nextId('grant') } as const
  return { eSkytrakToken: await givePass(world, { ...pass, ...holderFor(player), ...holder }), eSkytrakStoreCode: monitorStoreOf(player) }
}

export function monitorStoreOf({ region, state }: PlayerRow): string {
  if (region === 'jp') return 'STSVJP'
  return region === 'qb' || state === 'Québec' ? 'STSVCA' : 'STSVEN'
}

/** The shop's own token for one cart of a customer. */
export async function issueCustomerToken(world: World, player: PlayerRow): Promise<string> {
  return givePass(world, { kind: 'shop', playerId: player.id, grant: world.nextId('grant'), ...holderFor(player) })
}

async function givePass(world: World, pass: Omit<PassRow, 'id' | 'expires' | 'void'>): Promise<string> {
  const expires = world.now().toZonedDateTimeISO('UTC').add(lifetimes[pass.kind]).toInstant().toString()
  const id = world.nextId(`${world.issuer}-${pass.kind}`)
  await world.passes.add({ ...pass, id, expires, void: false })
  return id
}

/** A refresh token works once, in its own region, and invalidates its grant. Undefined if it is not valid. */
export async function rotateTokens(world: World, refreshToken: string, region: Region, eUrl?: string): Promise<IssuedTokens | undefined> {
  const pass = world.passes.find(refreshToken)
  if (pass?.kind !== 'refresh' || pass.region !== region || !isValidToken(world, pass)) return undefined
  for (const { id } of world.passes.list(({ grant }) => grant === pass.grant)) await world.passes.change(id, { void: true })
  const { audience, byTicket } = pass
  return issueTokens(world, world.players.get(pass.playerId), eUrl, { region, audience, byTicket })
}

/** Undefined once the token has expired or is void, or if it belongs to another region. */
export function findBearer(
  world: World,
  kind: PassRow['kind'],
  token: string | undefined,
  region?: Region,
): { readonly player: PlayerRow; readonly pass: PassRow } | undefined {
  const pass = token === undefined ? undefined : world.passes.find(token)
  if (pass?.kind !== kind || !isValidToken(world, pass) || (region ?? pass.region) !== pass.region) return undefined
  const player = world.players.get(pass.playerId)
  return player.barred ? undefined : { player, pass }
}

export function isValidToken(world: World, { expires, void: isVoid }: PassRow): boolean {
  return !isVoid && Temporal.Instant.compare(world.now(), expires) < 0
}

function storeOf(region: Region): string {
  return regions[region].store
}
