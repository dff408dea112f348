import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'graphql'
import { describe, expect, test } from 'vitest'

/** What the shop's platform answers at most: levels, and fields with each fragment counted wherever it is used. */
const limits = { depth: 20, cost: 300 }

interface Weight {
  readonly depth: number
  readonly cost: number
}

/** By name, all that one folder's documents ask; they share their fragments. */
function weightsOf(documents: readonly string[]): ReadonlyMap<string, Weight> {
  const definitions = documents.flatMap((document) => parse(document).definitions)
  const fragments = new Map(
    definitions.flatMap((each): [string, FragmentDefinitionNode][] =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  const operations = definitions.flatMap((each): OperationDefinitionNode[] => (each.kind === Kind.OPERATION_DEFINITION ? [each] : []))
  return new Map(operations.map(({ name, selectionSet }) => [name?.value ?? '', weigh(selectionSet, fragments)]))
}

function weigh(set: SelectionSetNode | undefined, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Weight {
  const parts = (set?.selections ?? []).map((selection): Weight => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return weigh(fragments.get(selection.name.value)?.selectionSet, fragments)
    const within = weigh(selection.selectionSet, fragments)
    return selection.kind === Kind.FIELD ? { depth: within.depth + 1, cost: within.cost + 1 } : within
  })
  return { depth: Math.max(0, ...parts.map(({ depth }) => depth)), cost: parts.reduce((sum, { cost }) => sum + cost, 0) }
}

function tooMuch(weights: ReadonlyMap<string, Weight>): string[] {
  const over = [...weights].filter(([, { depth, cost }]) => depth > limits.depth || cost > limits.cost)
  return over.map(([name, { depth, cost }]) => `${name}: ${depth} levels, ${cost} fields`)
}

describe('The operations of the shop', () => {
  const folders = Map.groupBy(globSync('src/adapters/shop/**/*.graphql'), dirname)

  test('stand in some folder', () => {
    expect(folders.size).toBeGreaterThan(0)
  })

  test.each([...folders])('of %s ask no more than the shop answers', (_folder, files) => {
    const weights = weightsOf(files.map((file) => readFileSync(file, 'utf8')))
    expect(weights.size).toBeGreaterThan(0)
    expect(tooMuch(weights)).toEqual([])
  })
})

describe('The fence around operations', () => {
  const levels = (count: number) => `query Deep { ${'a { '.repeat(count - 1)}b${' }'.repeat(count - 1)} }`
  const fields = Array.from({ length: 60 }, (_, index) => `f${index}`).join(' ')

  test('lets through what is within the limits', () => {
    expect(tooMuch(weightsOf([levels(20)]))).toEqual([])
  })

  test('finds what is too deep', () => {
    expect(tooMuch(weightsOf([levels(21)]))).toEqual(['Deep: 21 levels, 21 fields'])
  })

  test('counts a fragment wherever it is used', () => {
    const spread = (times: number) => Array.from({ length: times }, (_, index) => `g${index} { ...Many }`).join(' ')
    const fragment = `fragment Many on T { ... on U { ${fields} } }`
    expect(tooMuch(weightsOf([`query Wide { ${spread(4)} }`, fragment]))).toEqual([])
    expect(tooMuch(weightsOf([`query Wide { ${spread(5)} }`, fragment]))).toEqual(['Wide: 2 levels, 305 fields'])
  })
})
