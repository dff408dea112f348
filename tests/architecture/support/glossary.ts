import { languages } from './texts.ts'

export type Forbidden = Readonly<Record<string, readonly string[]>>

/** These contain a forbidden word in another meaning. */
const innocent = /(?<!\p{L})(?:en cours|tick the box|lesson history|historique des leçons)(?!\p{L})/giu

const placeholder = /\{\{.*?\}\}/g

/** A heading that should be a noun, such as `Where it goes`; questions are fine. */
const riddle = /^(?:What|Where|Whom?|How)\s[^?]*$/u

/** The glossary's second table allows its bold words only in these texts. */
const ofSubscriptions =
  /^src\/ui\/(?:commerce\/texts\/(?:(?:subscriptions|plus):|plans:subscriptions\.|checkout:(?:done\.toSubscriptions|payment\.nextDay)$)|support\/texts\/quickSearch:names\.subscriptions$|session\/texts\/account:ending\.(?:act|kind)\.(?:subscription|payment-failed)$)/

/** Reads the table: one language per column, forbidden words struck out. */
export function forbiddenBy(glossary: string): Forbidden {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(2))
  return Object.fromEntries(languages.map((language, column) => [language, rows.flatMap((cells) => struckOut(cells[column]))]))
}

/** The words that are right for subscriptions, and forbidden for all else. */
function wordsOfSubscriptions(glossary: string): readonly string[] {
  return [...glossary.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, word]) => word ?? [])
}

/** The forbidden words in the texts of one folder. */
export function breachesIn(folder: string, glossary: string, language: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const forbidden = forbiddenBy(glossary)
  const allowed = wordsOfSubscriptions(glossary)
  const elsewhere = { [language]: (forbidden[language] ?? []).filter((word) => !allowed.includes(word)) }
  return Object.entries(texts).flatMap(([key, text]) =>
    breaches(ofSubscriptions.test(`${folder}:${key}`) ? elsewhere : forbidden, language, { [key]: text }),
  )
}

export function breaches(forbidden: Forbidden, language: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const words = (forbidden[language] ?? []).map((word) => ({ word, pattern: patternOf(word) }))
  return Object.entries(texts).flatMap(([key, text]) =>
    words
      .filter(({ pattern }) => pattern.test(text.replaceAll(placeholder, '').replaceAll(innocent, '')))
      .map(({ word }) => `${language}: ${key} says ${JSON.stringify(word)}`),
  )
}

export function riddles(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts)
    .filter(([, text]) => riddle.test(text))
    .map(([key, text]) => `en: ${key} is a riddle: ${JSON.stringify(text)}`)
}

function struckOut(cell = ''): readonly string[] {
  return [...cell.matchAll(/~~(.+?)~~/g)].flatMap(([, word]) => word ?? [])
}

/** Matches whole words and their plurals. */
function patternOf(word: string): RegExp {
  if (word.startsWith('… ')) return new RegExp(`(?<=[\\p{L}\\p{N},;’] )${RegExp.escape(word.slice(2))}(?!\\p{L})`, 'u')
  const stem = RegExp.escape(word.replace(/…$/, ''))
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return new RegExp(stem, 'u')
  return new RegExp(word.endsWith('…') ? `(?<!\\p{L})${stem}` : `(?<!\\p{L})${stem}s?(?!\\p{L})`, 'iu')
}
