import * as z from 'zod/mini'
import type { EarlyRead } from '../../src/boot/readEarly.ts'

const Declared = z.object({
  id: z.string(),
  method: z.string(),
  path: z.templateLiteral(['/', z.string()]),
  auth: z.literal(['none', 'held', 'player', 'parent']),
  kind: z.string(),
  acceptLanguage: z.boolean(),
  query: z.unknown(),
})
export type DeclaredCall = z.infer<typeof Declared>

const Query = z.object({ def: z.object({ shape: z.record(z.string(), z.unknown()) }) })
const Literal = z.object({ def: z.object({ type: z.literal('literal'), values: z.tuple([z.string()]) }) })
const Optional = z.object({ def: z.object({ type: z.literal('optional') }) })

export function callsIn(modules: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, DeclaredCall> {
  const calls = modules.flatMap((module) => Object.values(module).flatMap((value) => z.safeParse(Declared, value).data ?? []))
  return new Map(calls.map((call) => [call.id, call]))
}

/** What the document's script has to know of a call. Its route's parameters fill those of the call's path, in their order. */
export function earlyRead(id: string, route: string, calls: ReadonlyMap<string, DeclaredCall>): EarlyRead {
  const call = calls.get(id)
  if (call?.method !== 'GET' || call.kind !== 'read') throw new Error(`${route} can't read ${id} early: it is no GET request that reads`)
  const wanted = call.path.match(/\{\w+\}/g)?.length ?? 0
  if (wanted > 0 && wanted !== route.match(/:\w+/g)?.length) throw new Error(`${route} doesn't have the parameters of ${id}`)
  const { path, auth, acceptLanguage } = call
  return { path, auth, acceptLanguage, query: queryOf(call) }
}

function queryOf({ id, query }: DeclaredCall): EarlyRead['query'] {
  const shape = z.safeParse(Query, query).data?.def.shape ?? {}
  const values = Object.entries(shape).flatMap(([name, schema]): readonly (readonly [string, string | null])[] => {
    const literal = z.safeParse(Literal, schema).data
    if (literal) return [[name, literal.def.values[0]]]
    if (name === 'timeZone') return [[name, null]]
    if (z.safeParse(Optional, schema).success) return []
    throw new Error(`The declaration of ${id} doesn't say what ${name} is`)
  })
  return Object.fromEntries(values)
}
