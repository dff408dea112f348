import { buildSchema, graphql } from 'graphql'
import { expect, test } from 'vitest'
import { rememberingHarness as harness } from './rememberingHarness.ts'

const [schema, other] = [buildSchema('type Query { price: Int }'), buildSchema('type Query { name: String }')]
const rootValue = { price: 7, name: 'Driver' }

test.each([1, 2])('a query is validated for the schema that it is sent to, also the time number %i', async () => {
  const source = '{ price }'
  expect(await graphql({ schema, source, rootValue, harness })).toEqual({ data: { price: 7 } })
  expect((await graphql({ schema: other, source, rootValue, harness })).errors).toMatchObject([
    { message: expect.stringContaining('price') },
  ])
})

test.each([1, 2])('a text that is no query is an error, also the time number %i', async () => {
  expect((await graphql({ schema, source: '{ price', rootValue, harness })).errors).toHaveLength(1)
})
