import { GraphQLError } from 'graphql'
import type { Player } from '../../../http/handler.ts'
import type { Store } from '../../../world/stores.ts'
import { findBearer } from '../../../world/tokens.ts'
import type { World } from '../../../world/World.ts'

export interface Customer {
  readonly world: World
  readonly player: Player | undefined
  readonly token: string | undefined
  readonly store: Store
  readonly media: string
}

/** The schema has already validated the arguments. */
export type Resolver<Args = never> = (args: Args, customer: Customer) => unknown

export type Resolvers = Readonly<Record<string, Resolver>>

export function signedIn({ player }: Customer): Player {
  if (player) return player
  throw refused("The current customer isn't authorized.", 'graphql-authorization')
}

/** Staff signed in by ticket can't pay in the player's name. */
export function demandOwner({ world, token, store }: Customer): void {
  if (!findBearer(world, store.shop === 'club' ? 'shop' : 'monitor-shop', token)?.pass.byTicket) return
  throw refused('Closed to sessions by ticket', 'graphql-authorization')
}

/** Only a refusal to place an order has a code, which is a word. */
export function refused(
  message: string,
  category: 'graphql-input' | 'graphql-no-such-entity' | 'graphql-authorization' = 'graphql-input',
  code?: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER',
): GraphQLError {
  return new GraphQLError(message, { extensions: { category, ...(code && { error_code: code }) } })
}

export class SeveralRefusals extends Error {
  readonly all: readonly GraphQLError[]

  constructor(all: readonly GraphQLError[]) {
    super(all[0]?.message)
    this.all = all
  }
}
