export const languages = ['en', 'fr', 'ja', 'zh'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The first two letters of the browser's language (`fr-CA` gives `fr`), English where we don't speak it. */
export function languageOfBrowser(tag: string): Language {
  const letters = tag.slice(0, 2).toLowerCase()
  return isLanguage(letters) ? letters : fallbackLanguage
}
