import { type Engine, enginePrograms, type Locality } from './Engine.ts'
import { launchWithPuppeteer } from './puppeteer.ts'

/** As on a phone: scroll bars take no space. */
function preferencesFor(language: string) {
  return { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1, 'intl.accept_languages': language.replace('_', '-') }
}

export function launchFirefox(locality: Locality): Promise<Engine> {
  const extraPrefsFirefox = preferencesFor(locality.language)
  return launchWithPuppeteer({ browser: 'firefox', executablePath: enginePrograms().firefox, extraPrefsFirefox }, locality)
}
