import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

type Node = Readonly<Record<string, unknown>>

const buttons = new Set(['IconButton', 'Button', 'Chip'])
const entries = new Set(['li', 'tr'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function* removals(node: unknown, isInEntry = false): Generator<{ readonly key: string; readonly isInEntry: boolean }> {
  if (Array.isArray(node)) for (const each of node) yield* removals(each, isInEntry)
  if (!isNode(node)) return
  const name = node['type'] === 'JSXElement' ? nameOf(node['opening']) : undefined
  if (name && buttons.has(name)) for (const key of textsOf(node['opening'])) yield { key, isInEntry }
  for (const part of Object.values(node)) yield* removals(part, isInEntry || (name !== undefined && entries.has(name)))
}

function nameOf(opening: unknown): string | undefined {
  const name = isNode(opening) ? opening['name'] : undefined
  return isNode(name) && typeof name['value'] === 'string' ? name['value'] : undefined
}

function textsOf(opening: unknown): readonly string[] {
  return [...JSON.stringify(opening).matchAll(/"value":"([\w:.]*\.(?:remove|drop|delete)\w*)"/g)].map(([, key = '']) => key)
}

const folder = `${import.meta.dirname}/../../../src/ui`
/** The buttons of the product that remove something. */
export const foundRemovals = globSync('**/*.tsx', { cwd: folder }).flatMap((file) => {
  const source = parseSync(readFileSync(`${folder}/${file}`, 'utf8'), { syntax: 'typescript', tsx: true, target: 'esnext' })
  return [...removals(source)].map(({ key, isInEntry }) => ({ what: `${file} ${key}`, isInEntry }))
})
