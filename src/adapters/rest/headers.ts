import type { ChildGrant, Grant, Session } from '#domain/session/session'
import { isShopPath } from './address.ts'
import type { CallAuth } from './call.ts'
import type { ServerAddresses } from './hosts.ts'

/** What a caller may want otherwise on a shop-type call. */
export interface ShopOptions {
  readonly storeCode?: string | undefined
  readonly customerToken?: string | undefined
  readonly skipAuthorization?: boolean | undefined
  /** Another shop's address, for a token of its own. */
  readonly address?: string | undefined
}

/** In whose name a request is sent. */
export interface Sender extends ShopOptions {
  readonly session: Session
  readonly auth: CallAuth
  readonly addresses: ServerAddresses
}

export interface Credentials {
  readonly token?: string | undefined
  readonly storeCode?: string | undefined
}

/** A child acts with what is the child's alone: where that is missing the parent's is not taken instead. */
function account({ session, auth }: Pick<Sender, 'session' | 'auth'>): Grant | ChildGrant | undefined {
  return auth === 'parent' ? session.grant : (session.child ?? session.grant)
}

/** The account's own shop, the region's where it has none. */
export function addressesOf(sender: Sender): ServerAddresses {
  return { api: sender.addresses.api, shop: sender.address ?? account(sender)?.shop.address ?? sender.addresses.shop }
}

/** Token and store code for an address: they depend on its host and path alone, and no foreign host gets any. */
export function credentialsFor(url: URL, sender: Sender): Credentials {
  const addresses = addressesOf(sender)
  const shop = isShopPath(url.pathname)
  if (url.origin !== new URL(shop ? addresses.shop : addresses.api).origin) return {}
  const holder = account(sender)
  if (!shop) return { token: sender.auth === 'none' ? undefined : holder?.token }
  return {
    token: sender.skipAuthorization || sender.auth === 'none' ? undefined : (sender.customerToken ?? holder?.shop.token),
    storeCode: sender.storeCode ?? holder?.shop.storeCode,
  }
}

/** The headers that the specification knows; without a token there is no Authorization at all. */
export function headersFor(url: URL, sender: Sender, language: string | undefined): Record<string, string> {
  const { token, storeCode } = credentialsFor(url, sender)
  return {
    ...(language && { 'accept-language': language }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(storeCode && { store: storeCode }),
  }
}
