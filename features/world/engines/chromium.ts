import { headlessBrowser } from '../browser/Chromium.ts'
import type { Engine, Locality } from './Engine.ts'
import { launchWithPuppeteer } from './puppeteer.ts'

/** Driven as Firefox is, to compare them. */
export function launchChromium(locality: Locality): Promise<Engine> {
  const { executablePath, args } = headlessBrowser()
  const language = `--lang=${locality.language.replace('_', '-')}`
  const options = { executablePath, args: [...args, language, '--force-prefers-reduced-motion'] }
  return launchWithPuppeteer({ browser: 'chrome', ...options }, locality)
}
