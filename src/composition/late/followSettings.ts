import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Preferences } from '#app/session/ports/Preferences'
import type { Language } from '#domain/shared/language'
import { webAppManifestFile } from '#ui/shell/webAppManifestFile.ts'

interface Settings {
  readonly language: CurrentLanguage
  readonly preferences: Preferences
}

/** What the system shows around the product: the app to install in the player's language, and bars in the theme that the player chose. */
export function followSettings(document: Document, base: string, { language, preferences }: Settings): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  document.head.append(link)
  const name = (chosen: Language) => {
    link.href = base + webAppManifestFile(chosen)
  }
  name(language.value)
  language.changes.subscribe(name)
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((bar) => ({ bar, system: bar.media }))
  const colour = ({ theme }: Pick<Preferences['value'], 'theme'>) => {
    for (const { bar, system } of bars) bar.media = theme === 'system' ? system : mediaOf(system.includes(theme))
  }
  colour(preferences.value)
  preferences.changes.subscribe(colour)
}

function mediaOf(isShown: boolean): string {
  return isShown ? 'all' : 'not all'
}
