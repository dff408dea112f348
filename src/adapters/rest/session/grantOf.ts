import type { Grant } from '#domain/session/session'

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly eToken?: string | undefined
  readonly eStoreCode?: string | undefined
  readonly eUrl?: string | undefined
}

export function grantOf({ access_token: token, refresh_token: refreshToken, eToken, eStoreCode, eUrl }: Tokens): Grant {
  return { token, refreshToken, shop: { token: eToken, storeCode: eStoreCode, address: eUrl } }
}
