import { describe, expect, test } from 'vitest'
import { generate, type TextFile } from '../../scripts/codegen/generate.ts'

const sdl: TextFile[] = [
  {
    path: 'shop.graphql',
    text: 'type Query { cart: Cart! } type Cart { id: ID! total: Float! state: State owner: Owner } enum State { OPEN CLOSED }',
  },
  {
    path: 'own.graphql',
    text: 'interface Owner { name: String! } type Guest implements Owner { name: String! } extend type Query { guest: Guest }',
  },
]

const cart: TextFile = { path: 'src/adapters/shop/commerce/cart.graphql', text: 'query Cart { cart { ...Totals } }' }
const totals: TextFile = {
  path: 'src/adapters/shop/commerce/totals.graphql',
  text: 'fragment Totals on Cart { total state owner { name } }',
}
const guest: TextFile = { path: 'src/adapters/shop/session/guest.graphql', text: 'query Guest { guest { name } }' }

async function generated(...graphql: TextFile[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await generate(sdl, graphql)).map(({ path, text }) => [path, text]))
}

describe('The types of the shop’s operations', () => {
  test('come in one file a context', async () => {
    expect([...(await generated(cart, totals, guest)).keys()]).toEqual([
      'src/adapters/shop/commerce/documents.generated.ts',
      'src/adapters/shop/session/documents.generated.ts',
      'src/adapters/shop/possibleTypes.generated.ts',
    ])
  })

  test('are read-only, without any, and know fragments of the same folder', async () => {
    const text = (await generated(cart, totals)).get('src/adapters/shop/commerce/documents.generated.ts') ?? ''
    expect(text).toContain('readonly total: number')
    expect(text).toMatch(/'OPEN'\s*\| 'CLOSED'/)
    expect(text).toContain("import type { TypedDocumentNode as DocumentNode } from '@apollo/client'")
    expect(text).not.toMatch(/\bany\b/)
  })

  test('have each fragment once, however many documents it is part of', async () => {
    const other: TextFile = { ...cart, path: 'src/adapters/shop/commerce/other.graphql', text: 'query Other { cart { ...Totals } }' }
    const text = (await generated(cart, totals, other)).get('src/adapters/shop/commerce/documents.generated.ts') ?? ''
    expect(text.match(/"kind":"FragmentDefinition"/g)).toHaveLength(1)
    expect(text.match(/,fragmentTotals\]/g)).toHaveLength(2)
  })

  test('tell which types an interface may be', async () => {
    expect((await generated(cart, totals)).get('src/adapters/shop/possibleTypes.generated.ts')).toContain("Owner: ['Guest']")
  })

  test.each([
    [
      'a field that the shop does not know',
      { ...guest, text: 'query Guest { guest { nope } }' },
      /guest\.graphql.*\n?.*nope|nope[\s\S]*guest\.graphql/,
    ],
    ['a fragment of another folder', cart, /Totals/],
    ['a text that is no GraphQL', { ...guest, text: 'query {' }, /Syntax Error[\s\S]*guest\.graphql/],
  ])('are refused for %s', async (_what, file, message) => {
    await expect(generated(file)).rejects.toThrow(message)
  })
})
