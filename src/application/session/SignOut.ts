import type { CurrentSession } from './ports/CurrentSession.ts'
import type { ShopAccount } from './ports/ShopAccount.ts'

/** Signs out here at once, network or not; the shop's token is revoked behind it. */
export class SignOut {
  private readonly session: CurrentSession
  private readonly shopAccount: ShopAccount

  constructor(session: CurrentSession, shopAccount: ShopAccount) {
    this.session = session
    this.shopAccount = shopAccount
  }

  async execute(): Promise<void> {
    const shop = this.session.value.grant?.shop
    this.session.end('player')
    if (shop?.token) await this.shopAccount.revoke(shop.token, shop)
  }
}
