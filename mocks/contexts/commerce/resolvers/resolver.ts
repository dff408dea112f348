import { GraphQLError } from 'graphql'
import type { Player } from '../../../http/handler.ts'
import { bearerIn } from '../../../world/tokens.ts'
import type { World } from '../../../world/World.ts'
import type { Store } from '../stores.ts'

/** Who asks, with which token, and in which store. */
export interface Customer {
  readonly world: World
  readonly player: Player | undefined
  readonly token: string | undefined
  readonly store: Store
  /** The address of its pictures and films. */
  readonly media: string
}

/** A field of the query or the mutation. Its arguments fit the schema by then; each reads those that it names. */
export type Resolver<Args = never> = (args: Args, customer: Customer) => unknown

export type Resolvers = Readonly<Record<string, Resolver>>

/** The player whose shop token the request bears. */
export function signedIn({ player }: Customer): Player {
  if (player) return player
  throw new GraphQLError("The current customer isn't authorized.", { extensions: { category: 'graphql-authorization' } })
}

/** The club's staff, who came by a ticket, pay nothing in the player's name. */
export function demandOwner({ world, token }: Customer): void {
  if (!bearerIn(world, 'shop', token)?.pass.byTicket) return
  throw new GraphQLError('Closed to sessions by ticket', { extensions: { category: 'graphql-authorization' } })
}

/** What a shopper asks for and can't have; what is wrong with the cart itself has a code, which is a word. */
export function refused(
  message: string,
  category: 'graphql-input' | 'graphql-no-such-entity' = 'graphql-input',
  code?: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER',
): GraphQLError {
  return new GraphQLError(message, { extensions: { category, ...(code && { error_code: code }) } })
}

/** All that is minded of one thing: each is an error of the answer's. */
export class SeveralRefusals extends Error {
  readonly all: readonly GraphQLError[]

  constructor(all: readonly GraphQLError[]) {
    super(all[0]?.message)
    this.all = all
  }
}
