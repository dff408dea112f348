import { childrenOf } from '#domain/session/family'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { ShopAccount } from './ports/ShopAccount.ts'

/** Works offline; the shop's tokens, of the player and each child, are revoked afterwards. */
export class SignOut {
  private readonly session: CurrentSession
  private readonly shopAccount: ShopAccount

  constructor(session: CurrentSession, shopAccount: ShopAccount) {
    this.session = session
    this.shopAccount = shopAccount
  }

  async execute(): Promise<void> {
    const { value } = this.session
    const shops = [value.grant?.shop, ...childrenOf(value).map(({ shop }) => shop)]
    this.session.end('player')
    await Promise.all(shops.map((shop) => shop?.token !== undefined && this.shopAccount.revoke(shop.token, shop)))
  }
}
