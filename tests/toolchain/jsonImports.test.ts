import { expect, test } from 'vitest'
import { withoutJsonAttribute } from '../../scripts/vite/jsonImports.ts'

test('a dynamic import of JSON loses its attribute, and positions stay', () => {
  const code = "const en = () => import('./en.json', { with: { type: 'json' } }), next = 1"
  const without = withoutJsonAttribute(code)
  expect(without.replace(/\s+/g, ' ')).toBe("const en = () => import('./en.json' ), next = 1")
  expect(without.indexOf('next')).toBe(code.indexOf('next'))
})

test('another second argument is kept', () => {
  const code = "load('./en.json', { type: 'json' })"
  expect(withoutJsonAttribute(code)).toBe(code)
})
