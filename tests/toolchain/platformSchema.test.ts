import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { differencesFrom } from '../../scripts/codegen/differences.ts'

const published = buildSchema(`
  type Query { cart(cart_id: String!): Cart }
  type Cart { id: ID! email: String }
  input CartInput { id: ID! note: String }
`)

test('A part of the published schema, with types and fields of our own, is as published', () => {
  const platform = 'type Query { cart(cart_id: String!, all: Boolean @origin(name: PRINTED)): Cart } type Cart { id: ID! }'
  expect(differencesFrom(published, platform, 'type Bag { size: Int } extend type Cart { size: Int }')).toEqual([])
})

test('Other types and fields of the platform, and published ones among our own, are told', () => {
  const platform = 'type Query { cart(cart_id: String!): Cart } type Cart { id: ID! phone: String } type Bag { note: String }'
  expect(differencesFrom(published, platform, 'extend type Cart { email: String } input CartInput { id: ID! }')).toEqual([
    'Bag was removed.',
    'Field Cart.phone was removed.',
    'Cart.email is published.',
    'CartInput is published.',
  ])
})
