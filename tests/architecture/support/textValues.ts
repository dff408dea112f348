import { dotted, nodesOf } from './syntax.ts'
import { asked, type Texts } from './texts.ts'

/** A text as source code asks for it, with the names of the values that it gives. */
export interface TextCall {
  readonly key: string
  readonly values: readonly string[]
}

/** The calls of `t` whose key and values stand in the source as they are; a spread hides values. */
export function textCalls(source: string): TextCall[] {
  return [...nodesOf(source)].flatMap((node) => {
    if (node['type'] !== 'CallExpression' || dotted(node['callee']) !== 't') return []
    const [key, values] = fieldsOf(node)['arguments'] ?? []
    const name = fieldOf(fieldOf(key, 'expression'), 'value')
    const properties = values === undefined ? [] : fieldOf(fieldOf(values, 'expression'), 'properties')
    if (typeof name !== 'string' || !Array.isArray(properties)) return []
    const names = properties.map(nameOf)
    return names.every((each) => each !== undefined) ? [{ key: name.replace(/^\w+:/, ''), values: names }] : []
  })
}

/** Texts with placeholders for which their call gives no value. Namespaces may use the same key: one that fits is enough. */
export function withoutValue(calls: readonly TextCall[], namespaces: readonly Texts[]): string[] {
  return calls.flatMap(({ key, values }) => {
    const texts = namespaces.flatMap(({ en = {} }) => {
      const forms = Object.entries(en).filter(([one]) => asked(one) === key)
      return forms.length > 0 ? [forms.map(([, text]) => text).join(' ')] : []
    })
    const missing = texts.map((text) => placeholdersIn(text).filter((name) => !values.includes(name)))
    return missing.every(([first]) => first !== undefined) ? [...new Set(missing.flat())].map((name) => `${key} lacks ${name}`) : []
  })
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*(\w+)/g)].flatMap(([, name]) => name ?? [])
}

/** Of `name`, `name: value` and `'name': value`. */
function nameOf(property: unknown): string | undefined {
  const name = fieldOf(property, 'value')
  const [own, key] = [fieldOf(property, 'type') === 'Identifier' ? name : undefined, fieldOf(fieldOf(property, 'key'), 'value')]
  if (typeof own === 'string') return own
  return typeof key === 'string' ? key : undefined
}

function fieldsOf(node: object): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, [value].flat()]))
}

function fieldOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Object.entries(node).find(([field]) => field === name)?.[1] : undefined
}
