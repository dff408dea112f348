import { proShopContent } from '../content/proShopOnWire.ts'
import type { Resolvers } from './resolver.ts'

interface Asked {
  readonly field_name?: string | null
  readonly value?: string | null
}

export const contentResolvers: Resolvers = {
  getContentConstructorProShop: ({ field_name: field, value }: Asked, customer) => proShopContent(field, value, customer),
}
