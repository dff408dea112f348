import { chromiumPath, launchArguments } from '../browser/Chromium.ts'
import type { Engine, Locality } from './Engine.ts'
import { launchWithPuppeteer } from './puppeteer.ts'

/** Driven as Firefox is, to compare them. */
export function launchChromium(locality: Locality): Promise<Engine> {
  const language = `--lang=${locality.language.replace('_', '-')}`
  const args = [...launchArguments, language, '--force-prefers-reduced-motion']
  return launchWithPuppeteer({ browser: 'chrome', executablePath: chromiumPath(), args }, locality)
}
