import { parseSync } from '@swc/core'

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function* nodesOf(source: string): Generator<Node> {
  yield* nodesWithin(parseSync(source, { syntax: 'typescript', tsx: true, target: 'esnext' }))
}

export function* nodesWithin(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesWithin(one)
  if (!isNode(value)) return
  yield value
  for (const part of Object.values(value)) yield* nodesWithin(part)
}

export function dotted(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node['type'] === 'Identifier' && typeof node['value'] === 'string') return node['value']
  if (node['type'] !== 'MemberExpression') return undefined
  const owner = dotted(node['object'])
  const member = memberName(node['property'])
  return owner && member && `${owner}.${member}`.replace(/^(?:globalThis|window|self)\./, '')
}

function memberName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const literal = node['type'] === 'Computed' ? node['expression'] : node
  return isNode(literal) && typeof literal['value'] === 'string' ? literal['value'] : undefined
}
