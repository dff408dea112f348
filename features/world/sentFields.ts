import { partsIn, utf8 } from '../../mocks/http/multipart.ts'

/** The path of a field, as `items[].price`, and its value as JSON. */
export type SentField = readonly [path: string, value: string]

/** Each value in a body; of a form, its texts and the names of its files. */
export function sentFields(body: unknown): readonly SentField[] {
  const parts = partsIn(body)
  return parts ? parts.map(({ field, filename, content }) => [field, JSON.stringify(filename ?? utf8(content))]) : fieldsIn(body, '')
}

function fieldsIn(value: unknown, path: string): readonly SentField[] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]]
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, `${path}[]`))
  return Object.entries(value).flatMap(([name, inner]) => fieldsIn(inner, path === '' ? name : `${path}.${name}`))
}
