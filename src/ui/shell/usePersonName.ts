import { formatName, type PersonName } from '#domain/shared/personName'
import { useLanguage } from './useFormats.ts'

export function usePersonName(): (name: PersonName) => string {
  const language = useLanguage()
  return (name) => formatName(name, language)
}
