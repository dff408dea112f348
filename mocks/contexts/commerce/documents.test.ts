import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { prepare } from './documents.ts'

const [schema, other] = [buildSchema('type Query { price: Int }'), buildSchema('type Query { name: String }')]

test.each([1, 2])('a query is validated for the schema that it is sent to, also the time number %i', () => {
  expect(prepare(schema, '{ price }')).toHaveProperty('document')
  expect(prepare(other, '{ price }')).toMatchObject({ errors: [{ message: expect.stringContaining('price') }] })
})

test.each([1, 2])('a text that is no query is an error, also the time number %i', () => {
  expect(prepare(schema, '{ price')).toMatchObject({ errors: [expect.anything()] })
})
