import type { Sentence } from './data.ts'

export type Tongue = 'en' | 'fr' | 'ja' | 'zh'

/** `{1}`, `{2}` … are the step's values, in any order. */
export type Catalogue = Readonly<Record<string, Readonly<Partial<Record<Exclude<Tongue, 'en'>, string>>>>>

const catalogue: Catalogue = {}

export interface Part {
  readonly text: string
  readonly isValue: boolean
}

export function partsOf(sentence: Sentence, tongue: Tongue = 'en', texts: Catalogue = catalogue): readonly Part[] {
  const rendering = tongue === 'en' ? undefined : texts[sentence.expression ?? '']?.[tongue]
  return rendering === undefined ? inEnglish(sentence) : rendered(rendering, sentence)
}

function inEnglish({ text, values = [] }: Sentence): readonly Part[] {
  const ends = values.map(([, to]) => to)
  const between = [...values.map(([from]) => from), text.length].map((from, index) => text.slice(ends[index - 1] ?? 0, from))
  return between.flatMap((words, index) => {
    const [from, to] = values[index] ?? []
    return [part(words, false), part(text.slice(from ?? text.length, to), true)].filter((each) => each.text !== '')
  })
}

function rendered(rendering: string, { text, values = [] }: Sentence): readonly Part[] {
  const pieces = rendering.split(/\{(\d+)\}/)
  return pieces
    .map((piece, index) => {
      const [from, to] = (index % 2 === 1 && values[Number(piece) - 1]) || []
      return index % 2 === 0 ? part(piece, false) : part(text.slice(from ?? text.length, to), true)
    })
    .filter((each) => each.text !== '')
}

function part(text: string, isValue: boolean): Part {
  return { text, isValue }
}
