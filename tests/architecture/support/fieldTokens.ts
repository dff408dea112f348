import { nodesOf, nodesWithin } from './syntax.ts'

const textFields = ['TextField', 'TextArea', 'DateField', 'TimeField', 'Input', 'EntryField', 'ContactField', 'ProfileText', 'AddressText']

/** Each text field of a component: its name and the tokens for `autocomplete` that it may have. */
export function tokensIn(source: string): readonly string[] {
  return [...nodesOf(source)].flatMap((node) => {
    const name = node['type'] === 'JSXOpeningElement' ? textsIn(node['name'], 'Identifier')[0] : undefined
    if (name === undefined || !textFields.includes(name)) return []
    const field = attribute(node, 'field') ?? attribute(node, 'name') ?? []
    const tokens = attribute(node, 'autoComplete') ?? attribute(node, 'token') ?? ['none']
    return [`${field.join('/') || '…'}: ${tokens.join('/') || '…'}`]
  })
}

function attribute(element: Readonly<Record<string, unknown>>, wanted: string): readonly string[] | undefined {
  const attributes: readonly unknown[] = Array.isArray(element['attributes']) ? element['attributes'] : []
  for (const one of attributes) {
    const [node] = nodesWithin(one)
    if (node?.['type'] === 'JSXAttribute' && textsIn(node['name'], 'Identifier')[0] === wanted)
      return textsIn(node['value'], 'StringLiteral')
  }
  return undefined
}

function textsIn(node: unknown, type: string): readonly string[] {
  return [...nodesWithin(node)].flatMap((one) => (one['type'] === type ? [String(one['value'])] : []))
}
