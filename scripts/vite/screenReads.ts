import { type DocumentNode, InMemoryCache } from '@apollo/client/core'
import { fallbackHttpConfig } from '@apollo/client/link/http'
import { print } from '@apollo/client/utilities'
import * as z from 'zod/mini'
import { compactQuery } from '../../src/adapters/shop/compactQuery.ts'
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
type DeclaredCall = z.infer<typeof Declared>

const Operation = z.object({
  id: z.string(),
  method: z.string(),
  kind: z.string(),
  document: z.custom<DocumentNode>((value) => z.safeParse(z.object({ kind: z.literal('Document') }), value).success),
  isKept: z.optional(z.boolean()),
  auth: z.optional(z.undefined()),
})
type DeclaredOperation = z.infer<typeof Operation>

const Query = z.object({ def: z.object({ shape: z.record(z.string(), z.unknown()) }) })
const Literal = z.object({ def: z.object({ type: z.literal('literal'), values: z.tuple([z.string()]) }) })
const Optional = z.object({ def: z.object({ type: z.literal('optional') }) })

export type Declarations = ReadonlyMap<string, DeclaredCall | DeclaredOperation>

export function declarationsIn(modules: readonly Readonly<Record<string, unknown>>[]): Declarations {
  const declared = z.union([Declared, Operation])
  const calls = modules.flatMap((module) => Object.values(module).flatMap((value) => z.safeParse(declared, value).data ?? []))
  return new Map(calls.map((call) => [call.id, call]))
}

/** What the document's script has to know of a call. Its route's parameters fill those of the call's path, in their order. */
export function earlyRead(id: string, route: string, calls: Declarations): EarlyRead {
  const call = readingCall(id, route, calls)
  const params = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if ('document' in call) {
    const names = variablesOf(call)
    // The route's parameters are the operation's variables, in their order.
    if (names.length !== params.length) throw new Error(`The route's parameters are not the variables of ${id}`)
    return operationRead(call, Object.fromEntries(names.map((name, index) => [name, index])))
  }
  const wanted = call.path.match(/\{\w+\}/g)?.length ?? 0
  if (wanted > 0 && wanted !== params.length) throw new Error(`${route} doesn't have the parameters of ${id}`)
  const { path, auth, acceptLanguage } = call
  return { path, auth, acceptLanguage, query: queryOf(call, params) }
}

function readingCall(id: string, route: string, calls: Declarations): DeclaredCall | DeclaredOperation {
  const call = calls.get(id)
  if (call?.method !== 'GET' || call.kind !== 'read') throw new Error(`${route} can't read ${id} early: it is no GET request that reads`)
  return call
}

function queryOf({ id, query }: DeclaredCall, params: readonly string[]): EarlyRead['query'] {
  const shape = z.safeParse(Query, query).data?.def.shape ?? {}
  const values = Object.entries(shape).flatMap(([name, schema]): readonly (readonly [string, string | number | null])[] => {
    const literal = z.safeParse(Literal, schema).data
    if (literal) return [[name, literal.def.values[0]]]
    if (name === 'timeZone') return [[name, null]]
    if (params.includes(name)) return [[name, params.indexOf(name)]]
    if (z.safeParse(Optional, schema).success) return []
    throw new Error(`The declaration of ${id} doesn't say what ${name} is`)
  })
  return Object.fromEntries(values)
}

function variablesOf({ document }: DeclaredOperation): readonly string[] {
  const definitions = operationIn(document)?.variableDefinitions ?? []
  return definitions.map(({ variable }) => variable.name.value)
}

function operationIn({ definitions }: DocumentNode) {
  return definitions.find((definition) => definition.kind === 'OperationDefinition')
}

function operationRead({ document, isKept }: DeclaredOperation, variables: NonNullable<EarlyRead['operation']>['variables']): EarlyRead {
  const sent = isKept ? new InMemoryCache().transformDocument(document) : document
  return {
    ...{ path: '/graphql', auth: 'player', acceptLanguage: true },
    query: { query: compactQuery(print(sent)), operationName: operationIn(document)?.name?.value ?? '' },
    operation: { headers: fallbackHttpConfig.headers, variables },
  }
}
