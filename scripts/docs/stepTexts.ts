import type { Sentence } from './data.ts'

export type Tongue = 'en' | 'fr' | 'ja' | 'zh'

/** By the expression of a step's definition; `{1}`, `{2}` … stand for its values, in whatever order the language wants. */
export type Catalogue = Readonly<Record<string, Readonly<Partial<Record<Exclude<Tongue, 'en'>, string>>>>>

/** A step is read in another language as soon as it stands here. */
const catalogue: Catalogue = {}

export interface Part {
  readonly text: string
  /** One of the step's values: a person, a day, a number. */
  readonly isValue: boolean
}

/** A step's text in parts; in English where there is no rendering. */
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
