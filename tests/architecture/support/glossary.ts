import { languages } from './texts.ts'

/** What must not be said, by language. */
export type Forbidden = Readonly<Record<string, readonly string[]>>

/** Phrases that contain a forbidden word in another meaning. */
const innocent = /(?<!\p{L})(?:en cours|tick the box)(?!\p{L})/giu

const placeholder = /\{\{.*?\}\}/g

/** A heading that should have been a noun: `Where it goes`, not `What are you looking for?`. */
const riddle = /^(?:What|Where|Whom?|How)\s[^?]*$/u

/** Of the glossary's table: a language a column behind the first, and what is struck out there. */
export function forbiddenBy(glossary: string): Forbidden {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(2))
  return Object.fromEntries(languages.map((language, column) => [language, rows.flatMap((cells) => struckOut(cells[column]))]))
}

/** Each as `fr: areas.lessons says "cours"`. */
export function breaches(forbidden: Forbidden, language: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const words = (forbidden[language] ?? []).map((word) => ({ word, pattern: patternOf(word) }))
  return Object.entries(texts).flatMap(([key, text]) =>
    words
      .filter(({ pattern }) => pattern.test(text.replaceAll(placeholder, '').replaceAll(innocent, '')))
      .map(({ word }) => `${language}: ${key} says ${JSON.stringify(word)}`),
  )
}

/** Each as `en: shipping.title is a riddle: "Where it goes"`; the rule is one of English. */
export function riddles(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts)
    .filter(([, text]) => riddle.test(text))
    .map(([key, text]) => `en: ${key} is a riddle: ${JSON.stringify(text)}`)
}

function struckOut(cell = ''): readonly string[] {
  return [...cell.matchAll(/~~(.+?)~~/g)].flatMap(([, word]) => word ?? [])
}

/** Whole words where words have spaces between them; a plural is the same word. */
function patternOf(word: string): RegExp {
  if (word.startsWith('… ')) return new RegExp(`(?<=[\\p{L}\\p{N},;’] )${RegExp.escape(word.slice(2))}(?!\\p{L})`, 'u')
  const stem = RegExp.escape(word.replace(/…$/, ''))
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return new RegExp(stem, 'u')
  return new RegExp(word.endsWith('…') ? `(?<!\\p{L})${stem}` : `(?<!\\p{L})${stem}s?(?!\\p{L})`, 'iu')
}
