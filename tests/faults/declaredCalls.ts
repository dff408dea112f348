import { globSync } from 'node:fs'
import * as z from 'zod/mini'
import type { DeclaredCall } from './DeclaredCall.ts'
import { outsideCalls } from './outsideCalls.ts'

const declaration = z.object({
  id: z.string(),
  method: z.string(),
  path: z._default(z.string(), ''),
  kind: z.literal(['read', 'idempotent', 'write', 'auth', 'telemetry', 'upload']),
  answer: z.unknown(),
  auth: z._default(z.literal(['none', 'held', 'player', 'parent']), 'player'),
  success: z._default(z.literal(['2xx', 200]), '2xx'),
  codes: z._default(z.union([z.literal('all'), z.array(z.number())]), []),
})

const adapters = `${import.meta.dirname}/../../src/adapters`
/** Several operations of the launch monitor's shop share a call: a fault of the call can't be one of them. The club's rows show them. */
const shared = ['devices.shop-carts', 'devices.shop-countries', 'devices.shop-products']
const files = globSync('**/{calls,*Calls,operations,*Operations}.ts', { cwd: adapters }).sort()
const modules: readonly (readonly [file: string, exported: object])[] = await Promise.all(
  files.map(async (file) => [file, await import(`${adapters}/${file}`)] as const),
)

export const declaredCalls: readonly DeclaredCall[] = [
  ...modules.flatMap(([file, exported]) => Object.values(exported).flatMap((value) => declaredIn(value, file))),
  ...outsideCalls,
]

function declaredIn(value: unknown, file: string): DeclaredCall[] {
  const { data } = z.safeParse(declaration, value)
  if (!data || shared.includes(data.id)) return []
  const { id, method, path, kind, auth, success, codes } = data
  const isMonitorShops = file.startsWith('shop/monitor/') || /STSV|\{storeCode\}/.test(path)
  return [
    {
      id,
      method,
      isMonitorShops,
      kind,
      auth,
      success,
      codes,
      context: id.split('.')[0] ?? '',
      server: file.startsWith('shop/') ? 'shop' : 'api',
    },
  ]
}

/** A 401 starts a refresh unless the call signs in or renews tokens. */
export function refreshes({ id, kind, auth, isMonitorShops = false }: DeclaredCall): boolean {
  if (isMonitorShops || auth === 'none' || id === 'session.refresh-token') return false
  return kind !== 'auth' || auth === 'parent'
}
