import type { PassRow } from '../contexts/session/data.ts'
import { isValidToken } from '../world/tokens.ts'
import type { World } from '../world/World.ts'

export type BearerKind = 'none' | PassRow['kind'] | 'stranger'

export interface Bearer {
  readonly kind: BearerKind
  readonly token: string | undefined
  readonly playerId: string | undefined
  readonly isExpired: boolean
}

export function bearerOf(world: World, headers: Headers): Bearer {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return { kind: 'none', token, playerId: undefined, isExpired: false }
  const pass = world.passes.find(token)
  return { kind: pass?.kind ?? 'stranger', token, playerId: pass?.playerId, isExpired: pass !== undefined && !isValidToken(world, pass) }
}
