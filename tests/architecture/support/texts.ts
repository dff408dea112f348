export const languages = ['en', 'fr', 'ja', 'zh'] as const

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const plural = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/

/** Without the suffix of a plural form. */
export function asked(key: string): string {
  return key.replace(plural, '')
}

export function flat(value: unknown, at = ''): Record<string, string> {
  if (typeof value === 'string') return { [at]: value }
  if (typeof value !== 'object' || value === null) return { [at]: '' }
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => flat(inner, at ? `${at}.${key}` : key)))
}

export function faults(texts: Texts): string[] {
  const keys = new Set(Object.values(texts).flatMap((of) => Object.keys(of).map(asked)))
  return languages.flatMap((language) => {
    const of = texts[language] ?? {}
    const empty = Object.entries(of).flatMap(([key, text]) => (text.trim() === '' ? [`${language}: ${key} is empty`] : []))
    return [...empty, ...[...keys].flatMap((key) => keyFaults(language, key, texts))]
  })
}

function keyFaults(language: string, key: string, texts: Texts): string[] {
  const forms = formsOf(texts[language] ?? {}, key)
  if (forms.length === 0) return [`${language}: ${key} is missing`]
  const here = placeholders(forms.map(([, text]) => text))
  const there = placeholders(formsOf(texts['en'] ?? {}, key).map(([, text]) => text))
  return [
    ...(here === there ? [] : [`${language}: ${key} has the placeholders ${here || 'none'}, not ${there || 'none'}`]),
    ...missingForms(
      language,
      key,
      forms.map(([form]) => form),
    ),
  ]
}

function formsOf(texts: Readonly<Record<string, string>>, key: string): [form: string, text: string][] {
  return Object.entries(texts).filter(([one]) => asked(one) === key)
}

function placeholders(texts: readonly string[]): string {
  const found = texts.flatMap((text) => [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name))
  return [...new Set(found)].sort().join(', ')
}

/** Every plural form of the language, except French millions, which fall back. */
function missingForms(language: string, key: string, forms: readonly string[]): string[] {
  if (forms.includes(key)) return []
  const type = forms.some((form) => form.includes('_ordinal_')) ? 'ordinal' : 'cardinal'
  const wanted = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories.filter((form) => form !== 'many')
  return wanted
    .map((form) => (type === 'ordinal' ? `${key}_ordinal_${form}` : `${key}_${form}`))
    .flatMap((form) => (forms.includes(form) ? [] : [`${language}: ${form} is missing`]))
}
