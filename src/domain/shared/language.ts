export const languages = ['en', 'fr', 'ja', 'zh'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** By the first two letters (`fr-CA` gives `fr`); English by default. */
export function languageOfBrowser(tag: string): Language {
  const letters = tag.slice(0, 2).toLowerCase()
  return isLanguage(letters) ? letters : fallbackLanguage
}
