import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logOut } from '#adapters/shop/session/operations'
import { shopCalls } from '#mocks/contexts/commerce/calls'
import { returnCalls } from '#mocks/contexts/returns/resolvers'

const [, table = ''] = readFileSync('docs/platform.md', 'utf8').split('## By operation')
const rows = table.split('\n').filter((line) => line.startsWith('| `'))
const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))

test('each operation in use has one row in the table of refusals', () => {
  const described = cells.flatMap(([, ids = '']) => [...ids.matchAll(/`([^`]+)`/g)].map(([, id]) => id))
  expect(described.toSorted()).toEqual([...shopCalls, ...returnCalls, logOut].map(({ id }) => id).toSorted())
})

test('each row names its refusals, where they are read, and a test', () => {
  expect(cells.filter(([, , refusals, source, proof]) => !refusals || !source || !/\]\(\.\.\/.+\)$/.test(proof ?? ''))).toEqual([])
})
