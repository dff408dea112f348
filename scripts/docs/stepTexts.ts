import type { StepText } from './data.ts'

export type StepLanguage = 'en' | 'fr' | 'ja' | 'zh'

/** `{1}`, `{2}` … are the step's values, in any order. */
export type StepTranslations = Readonly<Record<string, Readonly<Partial<Record<Exclude<StepLanguage, 'en'>, string>>>>>

const catalogue: StepTranslations = {}

export interface StepPart {
  readonly text: string
  readonly isValue: boolean
}

export function stepPartsOf(sentence: StepText, tongue: StepLanguage = 'en', texts: StepTranslations = catalogue): readonly StepPart[] {
  const rendering = tongue === 'en' ? undefined : texts[sentence.expression ?? '']?.[tongue]
  return rendering === undefined ? inEnglish(sentence) : rendered(rendering, sentence)
}

function inEnglish({ text, values = [] }: StepText): readonly StepPart[] {
  const ends = values.map(([, to]) => to)
  const between = [...values.map(([from]) => from), text.length].map((from, index) => text.slice(ends[index - 1] ?? 0, from))
  return between.flatMap((words, index) => {
    const [from, to] = values[index] ?? []
    return [part(words, false), part(text.slice(from ?? text.length, to), true)].filter((each) => each.text !== '')
  })
}

function rendered(rendering: string, { text, values = [] }: StepText): readonly StepPart[] {
  const pieces = rendering.split(/\{(\d+)\}/)
  return pieces
    .map((piece, index) => {
      const [from, to] = (index % 2 === 1 && values[Number(piece) - 1]) || []
      return index % 2 === 0 ? part(piece, false) : part(text.slice(from ?? text.length, to), true)
    })
    .filter((each) => each.text !== '')
}

function part(text: string, isValue: boolean): StepPart {
  return { text, isValue }
}
