import { type Region, regions } from './regions.ts'
import type { PassRow, PlayerRow } from './session/data.ts'
import type { World } from './World.ts'

/** How long tokens live. */
const lifetimes = { access: { minutes: 30 }, shop: { minutes: 30 }, refresh: { days: 365 } } as const

/** What a sign-in or a refresh hands over, as it goes over the wire. */
export interface Grant {
  readonly access_token: string
  readonly refresh_token: string
  readonly eToken: string
  readonly eStoreCode: string
  readonly eUrl?: string
}

/** New tokens for a player; `eUrl` where it is known under which address the shop is reached. */
export async function issue(world: World, player: PlayerRow, eUrl?: string): Promise<Grant> {
  const grant = world.nextId('grant')
  const give = (kind: PassRow['kind']) => givePass(world, { kind, playerId: player.id, grant })
  return {
    access_token: await give('access'),
    refresh_token: await give('refresh'),
    eToken: await give('shop'),
    eStoreCode: storeOf(player.region),
    ...(eUrl && { eUrl }),
  }
}

/** For a shop beside the club's own. */
export function issueShopPass(world: World, player: PlayerRow): Promise<string> {
  return givePass(world, { kind: 'shop', playerId: player.id, grant: world.nextId('grant') })
}

async function givePass(world: World, pass: Pick<PassRow, 'kind' | 'playerId' | 'grant'>): Promise<string> {
  const expires = world.now().toZonedDateTimeISO('UTC').add(lifetimes[pass.kind]).toInstant().toString()
  const { id } = await world.passes.add({ ...pass, id: world.nextId(`club-${pass.kind}`), expires, void: false })
  return id
}

/** A refresh token works once; with it go the other two of its grant. Nothing where it is not good. */
export async function rotate(world: World, refreshToken: string, eUrl?: string): Promise<Grant | undefined> {
  const pass = world.passes.find(refreshToken)
  if (pass?.kind !== 'refresh' || !isGood(world, pass)) return undefined
  for (const { id } of world.passes.list(({ grant }) => grant === pass.grant)) await world.passes.change(id, { void: true })
  return issue(world, world.players.get(pass.playerId), eUrl)
}

/** The player for whom a token of this kind speaks; nobody once it has expired or is void. */
export function playerOf(world: World, kind: PassRow['kind'], token: string | undefined): PlayerRow | undefined {
  const pass = token === undefined ? undefined : world.passes.find(token)
  if (pass?.kind !== kind || !isGood(world, pass)) return undefined
  const player = world.players.get(pass.playerId)
  return player.barred ? undefined : player
}

function isGood(world: World, { expires, void: isVoid }: PassRow): boolean {
  return !isVoid && Temporal.Instant.compare(world.now(), expires) < 0
}

function storeOf(region: Region): string {
  return regions[region].store
}
