import { createContext, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fallbackLanguage, isLanguage, type Language } from '#domain/shared/language'
import { Formats } from './formats.ts'

export const CountryContext = createContext<string | undefined>(undefined)

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage
}

export function useFormats(): Formats {
  const language = useLanguage()
  const country = use(CountryContext)
  return useMemo(() => new Formats(language, country), [language, country])
}
