import { formatName, type PersonName } from '#domain/shared/personName'
import { useLanguage } from './useFormats.ts'

/** People's names in the order of the language on the screen. */
export function usePersonName(): (name: PersonName) => string {
  const language = useLanguage()
  return (name) => formatName(name, language)
}
