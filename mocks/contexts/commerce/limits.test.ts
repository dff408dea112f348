import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import { weightsOf } from './limits.ts'

const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}: store_name`).join(' ')
const nested = (levels: number) => `${'children { '.repeat(levels)}name${' }'.repeat(levels)}`

describe('The fake shop', () => {
  test('runs an operation of 300 fields and refuses one of 301', async () => {
    const { ask } = await createShopper()
    expect(await ask(`{ storeConfig { ${fields(299)} } }`)).toHaveProperty('data.storeConfig.f298')
    expect(await ask(`{ storeConfig { __typename ${fields(299)} } }`)).toMatchObject({
      errors: [{ message: 'Max query complexity should be 300 but got 301.' }],
    })
  })

  test('counts a fragment wherever it is spread', async () => {
    const { ask } = await createShopper()
    const spread = (times: number) => Array.from({ length: times }, (_, index) => `g${index}: storeConfig { ...Many }`).join(' ')
    const fragment = `fragment Many on StoreConfig { ... on StoreConfig { ${fields(59)} } }`
    expect(await ask(`query Wide { ${spread(5)} } ${fragment}`)).toHaveProperty('data.g4.f0')
    expect(await ask(`query Wide { ${spread(6)} } ${fragment}`)).toHaveProperty(
      'errors.0.message',
      'Max query complexity should be 300 but got 360.',
    )
  })

  test('runs twenty levels below the first and refuses one more', async () => {
    const { ask } = await createShopper()
    expect(await ask(`{ categories { items { ${nested(19)} } } }`)).toHaveProperty('data.categories')
    expect(await ask(`{ categories { items { ${nested(20)} } } }`)).toHaveProperty(
      'errors.0.message',
      'Max query depth should be 20 but got 21.',
    )
  })

  test('reports schema errors first', async () => {
    const { ask } = await createShopper()
    expect(await ask(`{ storeConfig { ${fields(301)} colour } }`)).toMatchObject({
      errors: [{ message: expect.stringContaining('colour') }],
    })
  })
})

test('Each operation of a document has its own weight', () => {
  const weights = weightsOf(parse('query A { a { b } } query B { a { b { c d } } }'))
  expect([...weights]).toEqual([
    ['A', { complexity: 2, depth: 0 }],
    ['B', { complexity: 4, depth: 1 }],
  ])
})
