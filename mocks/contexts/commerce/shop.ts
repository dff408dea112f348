import { buildASTSchema, type ExecutionResult, execute as executeDocument, type GraphQLSchema, parse } from 'graphql'
import { clubCartResolvers } from './deposits/clubCarts.ts'
import { prepare } from './documents.ts'
import { addressResolvers } from './resolvers/addresses.ts'
import { authenticationResolvers } from './resolvers/authentication.ts'
import { cartResolvers } from './resolvers/cart.ts'
import { cartAddResolvers } from './resolvers/cartAdds.ts'
import { cartChangeResolvers } from './resolvers/cartChanges.ts'
import { catalogResolvers } from './resolvers/catalog.ts'
import { checkoutResolvers } from './resolvers/checkout.ts'
import { contentResolvers } from './resolvers/content.ts'
import { customerResolvers } from './resolvers/customer.ts'
import { membershipCardResolvers } from './resolvers/membershipCards.ts'
import { orderResolvers } from './resolvers/orders.ts'
import { type Customer, type Resolvers, SeveralRefusals } from './resolvers/resolver.ts'
import { savedCardResolvers } from './resolvers/savedCards.ts'
import { subscriptionResolvers } from './subscriptions/resolvers.ts'

export interface Operation {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

const roots = {
  ...addressResolvers,
  ...orderResolvers,
  ...authenticationResolvers,
  ...cartAddResolvers,
  ...cartChangeResolvers,
  ...cartResolvers,
  ...catalogResolvers,
  ...checkoutResolvers,
  ...clubCartResolvers,
  ...contentResolvers,
  ...customerResolvers,
  ...membershipCardResolvers,
  ...savedCardResolvers,
  ...subscriptionResolvers,
}

const schemas = new Map<string, GraphQLSchema>()

/** Built once and shared by all worlds. */
export function shopSchema(sdl: string): GraphQLSchema {
  const schema = schemas.get(sdl) ?? buildASTSchema(parse(sdl))
  schemas.set(sdl, schema)
  return schema
}

export async function execute(
  schema: GraphQLSchema,
  operation: Operation,
  customer: Customer,
  more: Resolvers = {},
): Promise<ExecutionResult> {
  const ready = prepare(schema, operation.query)
  if ('errors' in ready) return { errors: ready.errors }
  const result = await executeDocument({
    schema,
    document: ready.document,
    variableValues: operation.variables,
    operationName: operation.operationName,
    contextValue: customer,
    rootValue: { ...roots, ...more },
  })
  const errors = result.errors?.flatMap((error) => (error.originalError instanceof SeveralRefusals ? error.originalError.all : [error]))
  return errors ? { ...result, errors } : result
}
