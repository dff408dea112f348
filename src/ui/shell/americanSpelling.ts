const americanCountries = ['US', 'JP', 'CN']

const spellings: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(c)entre/gi, '$1enter'],
  [/\b(f)avourite/gi, '$1avorite'],
  [/\b(kilo)?(m)etre/gi, '$1$2eter'],
  [/\b(c)ancell(ed|ing)/gi, '$1ancel$2'],
  [/\b(p)ractise/gi, '$1ractice'],
]

export function isAmerican(country: string | undefined): boolean {
  return country !== undefined && americanCountries.includes(country)
}

/** The product's English texts, which are in British spelling; names in braces stay. */
export function inAmericanSpelling<File>(file: File): File {
  return JSON.parse(JSON.stringify(file), (_, value: unknown) => (typeof value === 'string' ? americanOf(value) : value))
}

function americanOf(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/)
  return parts.map((part) => (part.startsWith('{{') ? part : spelled(part))).join('')
}

function spelled(words: string): string {
  return spellings.reduce((text, [british, american]) => text.replaceAll(british, american), words)
}
