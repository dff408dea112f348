import { describe, expect, test } from 'vitest'
import { withoutBodies } from '../../scripts/vite/unusedParts.ts'

describe('What a library brings and the product does not use', () => {
  test('is left out by name, wherever it stands in a module', () => {
    const code = 'export function kept() { return inner(); function dropped(a) { return a } }\nasync function dropped() { await kept() }'
    expect(withoutBodies(code, (name) => name === 'dropped')).toBe(
      "export function kept() { return inner(); function dropped(a) { throw new Error('left out: dropped') } }\nasync function dropped() { throw new Error('left out: dropped') }",
    )
  })
})
