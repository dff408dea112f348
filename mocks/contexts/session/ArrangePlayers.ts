import { type IssuedTokens, issueTokens, type TokenHolder } from '../../world/tokens.ts'
import type { World } from '../../world/World.ts'
import { setCredits } from './clubActions.ts'
import type { PassRow, PlayerRow } from './data.ts'
import { issueTicket } from './tickets.ts'

export class ArrangePlayers {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Changes the account: `{ hand: 'left' }`, `{ metricSpeeds: true }`. */
  async are(playerId: string, values: Partial<PlayerRow>): Promise<void> {
    await this.world.players.change(playerId, values)
  }

  /** Tokens as a sign-in gives them. `eUrl` is left out unless given: the region's own shop then. */
  signIn(playerId: string, eUrl?: string, holder: Partial<TokenHolder> = {}): Promise<IssuedTokens> {
    return issueTokens(this.world, this.world.players.get(playerId), eUrl, holder)
  }

  /** Somebody of the staff has made a ticket for one sign-in in the player's name. */
  async haveTicket(playerId: string): Promise<string> {
    return (await issueTicket(this.world, playerId, 'staff')).id
  }

  /** All tickets that there are. */
  async haveUsedTickets(): Promise<void> {
    for (const { id } of this.world.tickets.list()) await this.world.tickets.change(id, { void: true })
  }

  /** These are all that the player has. `ending`: some of what is left, until a last day as `2026-06-30`. */
  haveCredits(playerId: string, credits: Parameters<typeof setCredits>[2]): Promise<void> {
    return setCredits(this.world, playerId, credits)
  }

  /** What was given out so far is no longer good from this moment on. */
  async passesRunOut(playerId: string, ...kinds: readonly PassRow['kind'][]): Promise<void> {
    const expires = this.world.now().toString()
    const passes = this.world.passes.list((pass) => pass.playerId === playerId && kinds.includes(pass.kind))
    for (const { id } of passes) await this.world.passes.change(id, { expires })
  }

  /** Sign-ins and refreshes still give tokens, but none of them opens anything. */
  async areBarred(playerId: string): Promise<void> {
    await this.world.players.change(playerId, { barred: true })
  }

  /** A text of the club's own: `en`, `session:signIn.title`, … */
  async read(language: string, key: string, text: string): Promise<void> {
    const id = `${language} ${key}`
    this.world.wordings.remove(id)
    await this.world.wordings.add({ id, language, key, text })
  }
}
