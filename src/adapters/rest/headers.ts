import type { ChildGrant, Grant, Session } from '#domain/session/session'
import { isShopPath } from './address.ts'
import type { CallAuth } from './call.ts'
import type { ServerAddresses } from './hosts.ts'

export const acceptJson = { Accept: 'application/json' }

export interface ShopOptions {
  readonly storeCode?: string | undefined
  readonly customerToken?: string | undefined
  readonly skipAuthorization?: boolean | undefined
  readonly address?: string | undefined
}

export interface Sender extends ShopOptions {
  readonly session: Session
  readonly auth: CallAuth
  readonly addresses: ServerAddresses
}

export interface Credentials {
  readonly token?: string | undefined
  readonly storeCode?: string | undefined
}

/** A child without a token of its own must not use the parent's. */
function account({ session, auth }: Pick<Sender, 'session' | 'auth'>): Grant | ChildGrant | undefined {
  return auth === 'parent' ? session.grant : (session.child ?? session.grant)
}

export function addressesOf(sender: Sender): ServerAddresses {
  return { api: sender.addresses.api, shop: sender.address ?? account(sender)?.shop.address ?? sender.addresses.shop }
}

/** Depend on host and path only; other hosts get none. */
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

export function headersFor(url: URL, sender: Sender, language: string | undefined): Record<string, string> {
  const { token, storeCode } = credentialsFor(url, sender)
  return {
    ...(language && { 'accept-language': language }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(storeCode && { store: storeCode }),
  }
}
