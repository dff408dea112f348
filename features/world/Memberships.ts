import { type Player, userTypeOf } from '#domain/session/player'
import type { Grant, Session } from '#domain/session/session'
import { arrange } from '#mocks/contexts/arrange'
import { backendState } from '#mocks/contexts/backendState'
import type { PassRow, PlayerRow } from '#mocks/contexts/session/data'
import type { World } from '#mocks/world/World'
import type { Credentials } from '../session/actors/SessionActor.ts'
import { type Member, playerId } from './cast.ts'

interface CreditsInput {
  readonly left: number
  readonly total?: number
  readonly ending?: { readonly amount: number; readonly day: Temporal.PlainDate }
}

export class Memberships {
  /** Expired early; signing in again doesn't help. */
  hasExpiredTokens = false
  private readonly world: World
  private readonly players: ReturnType<typeof arrange>['players']
  private readonly state: ReturnType<typeof backendState>

  constructor(world: World) {
    this.world = world
    this.players = arrange(world).players
    this.state = backendState(world)
  }

  credentialsOf(member: Member): Credentials {
    const { email, password } = this.accountOf(member)
    return { username: email, password }
  }

  hasVerifiedEmail(member: Member): boolean {
    return this.accountOf(member).emailVerified ?? false
  }

  signInDetails(member: Member): Pick<PlayerRow, 'region'> & Pick<Session, 'isSkytrak'> {
    const { region, type } = this.accountOf(member)
    return { region, isSkytrak: userTypeOf(type) === 3 }
  }

  phoneOf(member: Member): string {
    return this.accountOf(member).phone
  }

  contactOf(member: Member): Pick<PlayerRow, 'email' | 'phone' | 'phoneVerified' | 'emailSubscription'> {
    return this.accountOf(member)
  }

  codeSentTo(to: string): string {
    const message = this.world.messages.list((each) => each.to === to).at(-1)
    if (!message) throw new Error(`Nothing was sent to ${to}`)
    return message.code
  }

  async change(member: Member, values: Partial<PlayerRow>): Promise<void> {
    await this.players.are(playerId(member), values)
  }

  async hasCredits(member: Member, { left, total = left, ending }: CreditsInput): Promise<void> {
    const until = ending && { amount: ending.amount, lastDay: ending.day.toString() }
    await this.players.haveCredits(playerId(member), { left, total, ...(until && { ending: until }) })
  }

  async hasInCart(member: Member, quantity: number): Promise<void> {
    await arrange(this.world).carts.holdsQuantity(playerId(member), quantity)
  }

  async clearNotifications(): Promise<void> {
    await arrange(this.world).notifications.areGone()
  }

  async addNotification(member: Member, title: string, state: { readonly read: boolean }): Promise<void> {
    await arrange(this.world).notifications.tell(playerId(member), title, state)
  }

  async addTranslatedNotification(
    language: 'fr',
    member: Member,
    titles: { readonly title: string; readonly translation: string },
  ): Promise<void> {
    await arrange(this.world).notifications.tell(playerId(member), titles.title, { [language]: titles.translation })
  }

  hasRead(member: Member, title: string): boolean {
    return this.world.notifications
      .list(({ playerId: id, title: { en } }) => id === playerId(member) && en === title)
      .some(({ read }) => read)
  }

  recordOf(member: Member): PlayerRow {
    return this.accountOf(member)
  }

  playerOf(member: Member): Player {
    const { type, homeCenterId: homeCentreId, ...account } = this.accountOf(member)
    const { id, firstName, lastName, email, hand, metricDistances, metricSpeeds } = account
    return { id, firstName, lastName, email, hand, metricDistances, metricSpeeds, homeCentreId, userType: userTypeOf(type) }
  }

  async setText(language: string, key: string, text: string): Promise<void> {
    await this.players.read(language, key, text)
  }

  async signIn(member: Member): Promise<Grant> {
    const { access_token: token, refresh_token: refreshToken, eToken, eStoreCode: storeCode } = await this.players.signIn(playerId(member))
    return { token, refreshToken, shop: { token: eToken, storeCode } }
  }

  async monitorShopOf(member: Member): Promise<Session['skytrakShop']> {
    const tokens = await this.players.signInToMonitorShop(playerId(member))
    return tokens && { token: tokens.eSkytrakToken, storeCode: tokens.eSkytrakStoreCode }
  }

  ticketFor(member: Member): Promise<string> {
    return this.players.haveTicket(playerId(member))
  }

  async useTickets(): Promise<void> {
    await this.players.haveUsedTickets()
  }

  async expireToken(member: Member): Promise<void> {
    await this.expire(member, 'access')
  }

  async expireShopToken(member: Member): Promise<void> {
    await this.expire(member, 'shop')
  }

  async expireRefreshToken(member: Member): Promise<void> {
    await this.expire(member, 'refresh')
  }

  async rejectAllTokens(member: Member): Promise<void> {
    await this.players.areBarred(playerId(member))
  }

  areShopTokensVoid(member: Member): boolean {
    return this.state.passesOf(playerId(member), 'shop').every((pass) => pass.void)
  }

  secretsOf(member: Member): readonly string[] {
    const { id, email, phone, password } = this.accountOf(member)
    return [id, email, phone, password, ...this.state.passesOf(id).map((pass) => pass.id)]
  }

  holderOf(pass: string): Pick<PlayerRow, 'email' | 'region'> {
    return this.world.players.get(this.world.passes.get(pass).playerId)
  }

  private async expire(member: Member, kind: PassRow['kind']): Promise<void> {
    this.hasExpiredTokens = true
    await this.players.passesRunOut(playerId(member), kind)
  }

  private accountOf(member: Member): PlayerRow {
    return this.world.players.get(playerId(member))
  }
}
