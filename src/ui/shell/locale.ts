import type { Language } from '#domain/shared/language'

const ofTexts: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', ja: 'ja', zh: 'zh-CN' }

/** Decides how dates and numbers are written, such as `fr-CA`; without a country, as the texts are. */
export function localeOf(language: Language, country?: string): string {
  if (country === undefined) return ofTexts[language]
  return language === 'zh' ? `zh-Hans-${country}` : `${language}-${country}`
}
