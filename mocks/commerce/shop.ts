import { buildASTSchema, type ExecutionResult, GraphQLError, type GraphQLSchema, graphql, parse } from 'graphql'
import type { Player } from '../handling.ts'
import type { World } from '../World.ts'

/** Who asks, and with which token. */
export interface Customer {
  readonly world: World
  readonly player: Player | undefined
  readonly token: string | undefined
}

export interface Operation {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

export function shopSchema(sdl: string): GraphQLSchema {
  return buildASTSchema(parse(sdl))
}

/** Runs it as the server would: what the schema does not know is an error. */
export async function execute(schema: GraphQLSchema, operation: Operation, customer: Customer): Promise<ExecutionResult> {
  return graphql({
    schema,
    source: operation.query,
    variableValues: operation.variables,
    operationName: operation.operationName,
    contextValue: customer,
    rootValue: roots,
  })
}

type Resolver = (args: unknown, customer: Customer) => unknown

const roots: Readonly<Record<string, Resolver>> = {
  customerCart: async (_, { world, player }) => {
    const { id, email } = signedIn(player)
    const cart = world.carts.first(({ playerId }) => playerId === id) ?? { id: world.nextId('cart'), playerId: id, totalQuantity: 0 }
    if (!world.carts.find(cart.id)) await world.carts.add(cart)
    return { id: cart.id, email, total_quantity: cart.totalQuantity }
  },

  revokeCustomerToken: async (_, { world, player, token }) => {
    signedIn(player)
    if (token) await world.passes.change(token, { void: true })
    return { result: true }
  },
}

function signedIn(player: Player | undefined): Player {
  if (player) return player
  throw new GraphQLError("The current customer isn't authorized.", { extensions: { category: 'graphql-authorization' } })
}
