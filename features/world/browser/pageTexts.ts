import { globSync, readFileSync } from 'node:fs'
import { fallbackLanguage, languageOfBrowser } from '#domain/shared/language'
import { inAmericanSpelling, isAmerican } from '#ui/shell/americanSpelling.ts'

interface TextFile {
  readonly [screen: string]: { readonly [element: string]: string }
}

type Values = Readonly<Record<string, string | number>>

export interface PageTexts {
  (key: string, values?: Values): string
  /** Matches each plural form; placeholders become named groups. */
  pattern(key: string): RegExp
  read(key: string, text: string): Readonly<Record<string, string>> | undefined
}

/** Placeholders that contain only digits. */
const numericPlaceholders = ['code', 'count', 'minutes', 'total']

const american = 'en-US'

const files = new Map(
  globSync('src/ui/*/texts/**/*.json').flatMap((path) => {
    const [name, file] = [namespaceOf(path), parse(readFileSync(path, 'utf8'))]
    const inEnglish: [string, TextFile][] = name.endsWith('/en') ? [[name.replace(/en$/, american), inAmericanSpelling(file)]] : []
    return [[name, file], ...inEnglish]
  }),
)

function namespaceOf(path: string): string {
  const [, context, part, language] = /^src\/ui\/(\w+)\/texts\/(?:(\w+)\/)?(\w+)\.json$/.exec(path) ?? []
  return `${part ?? context}/${language}`
}

export function pageTextsIn(tag: string): PageTexts {
  const language = languageIn(tag)
  const words = (key: string, values: Values = {}) => {
    const { count } = values
    const text = find(language, count === undefined ? key : plural(language, key, Number(count)))
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name]))
  }
  const pattern = (key: string) => {
    const forms = [key, ...['zero', 'one', 'many', 'other'].map((form) => `${key}_${form}`)].filter((form) => has(language, form))
    return new RegExp((forms.length > 0 ? forms : [key]).map((form) => patternOf(find(language, form))).join('|'))
  }
  const read = (key: string, text: string) => new RegExp(`^(?:${pattern(key).source})$`).exec(text.trim())?.groups
  return Object.assign(words, { pattern, read })
}

/** An empty page says no language. */
function languageIn(tag: string): string {
  if (tag === '') return fallbackLanguage
  const language = languageOfBrowser(tag)
  return language === 'en' && isAmerican(new Intl.Locale(tag).region) ? american : language
}

function plural(language: string, key: string, count: number): string {
  if (count === 0 && has(language, `${key}_zero`)) return `${key}_zero`
  const form = `${key}_${new Intl.PluralRules(language).select(count)}`
  return has(language, form) ? form : `${key}_other`
}

function has(language: string, key: string): boolean {
  return lookUp(language, key) !== undefined
}

function find(language: string, key: string): string {
  const text = lookUp(language, key) ?? lookUp('en', key)
  if (text === undefined) throw new Error(`There is no text ${key}`)
  return text
}

function lookUp(language: string, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  const [screen = '', element = ''] = path.split('.')
  return files.get(`${namespace}/${language}`)?.[screen]?.[element]
}

function patternOf(text: string): string {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) =>
      index % 2 === 1
        ? `(?<${part}>${numericPlaceholders.includes(part) ? '[\\d.,]+' : '.+?'})`
        : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('')
}

function parse(text: string): TextFile {
  return JSON.parse(text)
}
