import type { Language } from '#domain/shared/language'

export function webAppManifestFile(language: Language): string {
  return `clubhouse.${language}.webmanifest`
}
