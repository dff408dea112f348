import { type IssuedTokens, issueMonitorTokens, issueTokens, type MonitorTokens, type TokenHolder } from '../../world/tokens.ts'
import type { World } from '../../world/World.ts'
import { setCredits } from './clubActions.ts'
import type { PassRow, PlayerRow } from './data.ts'
import { issueTicket } from './tickets.ts'

export class ArrangePlayers {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async are(playerId: string, values: Partial<PlayerRow>): Promise<void> {
    await this.world.players.change(playerId, values)
  }

  /** `eUrl` defaults to the shop of the player's region. */
  signIn(playerId: string, eUrl?: string, holder: Partial<TokenHolder> = {}): Promise<IssuedTokens> {
    return issueTokens(this.world, this.world.players.get(playerId), eUrl, holder)
  }

  /** Undefined without a launch monitor. */
  async signInToMonitorShop(playerId: string): Promise<MonitorTokens | undefined> {
    const player = this.world.players.get(playerId)
    return player.type?.startsWith('skytrak') ? issueMonitorTokens(this.world, player) : undefined
  }

  async haveTicket(playerId: string): Promise<string> {
    return (await issueTicket(this.world, playerId, 'staff')).id
  }

  async haveUsedTickets(): Promise<void> {
    for (const { id } of this.world.tickets.list()) await this.world.tickets.change(id, { void: true })
  }

  /** Replaces all credits. `ending`: credits that expire after a day such as `2026-06-30`. */
  haveCredits(playerId: string, credits: Parameters<typeof setCredits>[2]): Promise<void> {
    return setCredits(this.world, playerId, credits)
  }

  async passesRunOut(playerId: string, ...kinds: readonly PassRow['kind'][]): Promise<void> {
    const expires = this.world.now().toString()
    const passes = this.world.passes.list((pass) => pass.playerId === playerId && kinds.includes(pass.kind))
    for (const { id } of passes) await this.world.passes.change(id, { expires })
  }

  async areBarred(playerId: string): Promise<void> {
    await this.world.players.change(playerId, { barred: true })
  }

  async read(language: string, key: string, text: string): Promise<void> {
    const id = `${language} ${key}`
    this.world.wordings.remove(id)
    await this.world.wordings.add({ id, language, key, text })
  }
}
