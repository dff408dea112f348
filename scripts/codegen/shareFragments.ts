import type { DocumentNode, FragmentDefinitionNode } from 'graphql'

const line = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as (DocumentNode<.*>);$/gm

interface Sharing {
  readonly lent: readonly string[]
  readonly isLender: boolean
}

/** The generator repeats fragments in every document; this keeps one copy of each. */
export function shareFragments(text: string, { lent, isLender }: Sharing): string {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const shared = text.replace(line, (_whole, name: string, json: string, type: string) => {
    const { definitions }: DocumentNode = JSON.parse(json)
    const own = definitions.flatMap((definition) => (definition.kind === 'FragmentDefinition' ? [definition] : []))
    for (const fragment of own) fragments.set(fragment.name.value, fragment)
    const operation = definitions.find(({ kind }) => kind === 'OperationDefinition')
    if (!operation) return ''
    const parts = [JSON.stringify(operation), ...own.map((fragment) => nameOf(fragment))]
    return `export const ${name} = {"kind":"Document","definitions":[${parts.join(',')}]} as unknown as ${type};`
  })
  const own = [...fragments.values()].filter(({ name }) => !lent.includes(name.value))
  const borrowed = [...fragments.values()].filter(({ name }) => lent.includes(name.value)).map(nameOf)
  const imports = borrowed.length > 0 ? [`import { ${borrowed.join(', ')} } from '../documents.generated.ts';`] : []
  const word = isLender ? 'export const' : 'const'
  const constants = [...imports, ...own.map((fragment) => `${word} ${nameOf(fragment)} = ${JSON.stringify(fragment)};`)]
  const begin = shared.indexOf('export const ')
  return constants.length === 0 ? shared : `${shared.slice(0, begin)}${constants.join('\n')}\n${shared.slice(begin)}`
}

function nameOf({ name }: FragmentDefinitionNode): string {
  return `fragment${name.value}`
}
