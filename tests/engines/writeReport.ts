import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Page } from 'playwright'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { differenceBetween } from './differenceBetween.ts'
import { type ComparedScreen, pictureReport } from './pictureReport.ts'
import { folder } from './pictures.ts'

/** Vitest calls it after the visits. */
export async function teardown(): Promise<void> {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const screens: ComparedScreen[] = []
  for (const file of globSync(join(folder, 'chromium/*/*/*.png')))
    screens.push(await compared(page, relative(join(folder, 'chromium'), file)))
  await browser.close()
  writeFileSync(join(folder, 'index.html'), pictureReport(screens))
}

async function compared(page: Page, file: string): Promise<ComparedScreen> {
  const [who = '', width = '', name = ''] = file.split(sep)
  const chromium = readFileSync(join(folder, 'chromium', file))
  const differenceOf = async (engine: string) => {
    const picture = join(folder, engine, file)
    return existsSync(picture) ? differenceBetween(page, chromium, readFileSync(picture)) : undefined
  }
  const differences = { firefox: await differenceOf('firefox'), webkit: await differenceOf('webkit') }
  return { who, width, path: decodeURIComponent(name.replace('.png', '')), differences }
}
