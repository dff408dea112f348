import MiniSearch, { type Query } from 'minisearch'
import type { SearchEntry } from '../data.ts'

export const hitKinds = ['feature', 'rule', 'example', 'step'] as const
export type HitKind = (typeof hitKinds)[number]

export interface SearchHit {
  readonly path: string
  readonly title: string
  readonly within: string
  readonly ids: string
  readonly terms: readonly string[]
}

export type SearchHits = Readonly<Record<HitKind, readonly SearchHit[]>>

export type SearchFunction = (query: string) => SearchHits

export function createSearch(entries: readonly SearchEntry[]): SearchFunction {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: ['title', 'ids', 'steps', 'within'],
    extractField: fieldOf,
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return (query) => {
    const found = index.search(queryOf(query), {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { title: 4, ids: 3, steps: 1, within: 0.5 },
    })
    const hits = found.flatMap(({ id, match, terms }) => {
      const entry = entries[Number(id)]
      return entry ? [hitOf(entry, { fields: new Set(Object.values(match).flat()), terms })] : []
    })
    const of = (kind: HitKind) => hits.filter((each) => each.kind === kind).map(({ hit }) => hit)
    return { feature: of('feature'), rule: of('rule'), example: of('example'), step: of('step') }
  }
}

const synonyms: Readonly<Record<string, readonly string[]>> = {
  refund: ['credit', 'returned'],
  basket: ['cart'],
  login: ['signed', 'signs'],
  logout: ['leaves', 'out'],
  reschedule: ['move', 'moved'],
}

function queryOf(query: string): Query {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return { combineWith: 'AND', queries: words.map((word) => ({ combineWith: 'OR', queries: [word, ...(synonyms[word] ?? [])] })) }
}

function fieldOf(entry: SearchEntry & { readonly id: number }, field: string): string {
  const value: unknown = Object.entries(entry).find(([name]) => name === field)?.[1]
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function hitOf(entry: SearchEntry, { fields, terms }: { readonly fields: ReadonlySet<string>; readonly terms: readonly string[] }) {
  const { kind, path, title, within, ids, steps } = entry
  const hit = { path, title, within, ids: fields.has('ids') ? ids : '', terms }
  if (kind !== 'example' || fields.has('title') || fields.has('ids')) return { kind, hit }
  const said = (text: string) => terms.filter((term) => text.toLowerCase().includes(term)).length
  const [step = title] = [...steps].sort((one, other) => said(other) - said(one))
  return { kind: 'step' as const, hit: { ...hit, title: step, within: title } }
}

export interface TextPiece {
  readonly text: string
  readonly marked: boolean
}

export function highlightTerms(text: string, terms: readonly string[]): readonly TextPiece[] {
  if (terms.length === 0) return [{ text, marked: false }]
  const words = [...terms].sort((one, other) => other.length - one.length).map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'i'))
  return pieces.map((piece, index) => ({ text: piece, marked: index % 2 === 1 })).filter((piece) => piece.text !== '')
}
