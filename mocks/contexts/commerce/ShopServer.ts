import { type DocumentNode, type ExecutionResult, Kind, type OperationDefinitionNode } from 'graphql'
import * as z from 'zod/mini'
import { monitorCallOf } from '#adapters/shop/monitor/monitorShopOperations'
import type { ShopCall } from '#adapters/shop/shopCall'
import type { Answer } from '../../http/handler.ts'
import type { FakeServer, IncomingRequest, MatchedRequest } from '../../http/MatchedRequest.ts'
import { isMonitorStore } from '../../http/monitorStores.ts'
import { regions } from '../../http/regions.ts'
import { schemaViolations } from '../../http/schemaViolations.ts'
import { shopViolations } from '../../http/violations.ts'
import { storeNamed } from '../../world/stores.ts'
import { findBearer } from '../../world/tokens.ts'
import { documentOf } from './documents.ts'
import { mediaBeside } from './mediaBeside.ts'
import { monitorCustomer } from './monitorCustomer.ts'
import type { Resolvers } from './resolvers/resolver.ts'
import { execute, type Operation, shopSchema } from './shop.ts'

interface DeclaredOperation extends Pick<ShopCall, 'id' | 'kind' | 'method'> {
  readonly document: DocumentNode
  readonly answer: z.ZodMiniType
}

const operation = z.object({
  query: z.string(),
  operationName: z.nullish(z.string()),
  variables: z.nullish(z.record(z.string(), z.unknown())),
})

export class ShopServer implements FakeServer {
  private readonly sdl: string
  private readonly more: Resolvers
  readonly calls: readonly DeclaredOperation[]

  /** `more`: what other contexts resolve. */
  constructor(sdl: string, calls: readonly DeclaredOperation[], more: Resolvers = {}) {
    this.sdl = sdl
    this.calls = calls
    this.more = more
  }

  read(incoming: IncomingRequest): MatchedRequest | undefined {
    const asked = incoming.url.pathname === '/graphql' ? z.safeParse(operation, operationIn(incoming)).data : undefined
    if (!asked) return undefined
    const definition = definitionIn(asked)
    const name = definition?.name?.value ?? ''
    const known = this.calls.find((each) => definitionOf(each.document)?.name?.value === name && each.method === incoming.method)
    const call = known && isMonitorStore(incoming.headers.get('store')) ? monitorCallOf(known) : known
    return {
      call: call ?? { id: 'undeclared', kind: 'read' },
      graphql: definition ? { kind: definition.operation, name, fields: fieldsOf(definition) } : null,
      sent: asked.variables,
      violations: [
        ...shopViolations(incoming.headers, incoming.bearer.kind),
        ...(call ? [] : [`${incoming.method} ${name} is not declared`]),
      ],
      run: () => this.run(incoming, asked),
      check: (answer) => (call ? check(call, answer) : []),
    }
  }

  /**
   * A guest's request names no store view; the host determines it. A token that has expired makes a guest of its bearer. The launch
   * monitor's shop has no guests.
   */
  private async run({ world, url, headers, region, bearer: { token } }: IncomingRequest, asked: Operation): Promise<Answer> {
    const store = storeNamed(headers.get('store') ?? regions[region].store)
    if (!store) return { status: 200, body: refusal('Requested store is not found', 'graphql-input') }
    const isMonitors = store.shop === 'launch-monitor'
    const holder = findBearer(world, isMonitors ? 'monitor-shop' : 'shop', token, region)?.player
    const player = holder && isMonitors ? monitorCustomer(holder) : holder
    if (isMonitors && !player) return { status: 401, body: refusal('The token has expired or is not known', 'graphql-authentication') }
    const result = await execute(shopSchema(this.sdl), asked, { world, player, token, store, media: mediaBeside(url) }, this.more)
    return { status: statusOf(result), body: result }
  }
}

function statusOf({ errors = [] }: ExecutionResult): number {
  const categories = errors.map(({ extensions }) => extensions['category'])
  if (categories.includes('graphql-authentication')) return 401
  return categories.includes('graphql-authorization') ? 403 : 200
}

function refusal(message: string, category: string) {
  return { errors: [{ message, extensions: { category } }] }
}

function operationIn({ method, url, text }: IncomingRequest): unknown {
  try {
    if (method !== 'GET') return JSON.parse(text)
    const { variables, ...rest } = Object.fromEntries(url.searchParams)
    return { ...rest, ...(variables && { variables: JSON.parse(variables) }) }
  } catch {
    return undefined
  }
}

function definitionIn({ query }: Operation): OperationDefinitionNode | undefined {
  try {
    return definitionOf(documentOf(query))
  } catch {
    return undefined
  }
}

function definitionOf({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
}

function fieldsOf({ selectionSet: { selections } }: OperationDefinitionNode): readonly string[] {
  return selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
}

const answered = z.object({ data: z.optional(z.unknown()), errors: z.optional(z.array(z.object({ message: z.string() }))) })

/** An error of the schema itself means that the operation doesn't fit it. */
function check(call: DeclaredOperation, { status, body }: Answer): readonly string[] {
  if (status !== 200) return []
  const { data, errors = [] } = z.parse(answered, body)
  return errors.length > 0 ? [] : schemaViolations('data', call.answer, data)
}
