import type { ShopAccount } from '#app/session/ports/ShopAccount'
import type { ShopAccess } from '#domain/session/session'
import type { ShopClient } from '../ShopClient.ts'
import { logOut } from './operations.ts'

export class ShopSignOut implements ShopAccount {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async revoke(shopToken: string, { storeCode, address }: ShopAccess = {}): Promise<void> {
    try {
      const shop = await this.load()
      await shop.send(logOut, {}, { customerToken: shopToken, storeCode, address })
    } catch {
      // The token expires by itself, and nobody waits for the result.
    }
  }
}
