import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type EnginePage, engineTimeout } from '../../features/world/engines/Engine.ts'
import { eventually } from '../../features/world/engines/eventually.ts'
import { isComplete } from '../layouts/VisitedPage.ts'

export const folder = 'reports/engines'

/** In pixels: longer pages show the same again. */
const longest = 6000

/** Of the whole page, once nothing changes any more. */
export async function takePicture(page: EnginePage, width: number): Promise<Buffer> {
  let height = 0
  let picture: Buffer = Buffer.alloc(0)
  await eventually('The page stays as it is', engineTimeout, async () => {
    const before = picture
    const needed = Math.min(await page.run(() => Math.ceil(document.body.getBoundingClientRect().height)), longest)
    // More of a long list may appear in a higher window.
    if (needed > height) await page.setViewportSize({ width, height: needed })
    height = Math.max(height, needed)
    await page.waitForFunction(isComplete)
    await page.waitForFunction(isDrawn)
    await page.run(whenIdle)
    picture = await page.screenshot()
    return picture.equals(before)
  })
  return picture
}

/** Runs in the page. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()))
}

/** Runs in the page. Drawings are empty until the page is idle; what comes into sight may appear a frame later. */
function isDrawn(): boolean {
  const isInWindow = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return element.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  const isLoading = [...document.images].some((image) => !image.complete && isInWindow(image))
  const hidden = [...document.querySelectorAll('main *')].filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
  return !isLoading && document.querySelector('svg:empty') === null && !hidden.some(isInWindow)
}

interface Place {
  readonly who: string
  readonly path: string
  readonly width: number | string
}

export function fileOf(engine: string, { who, path, width }: Place): string {
  return `${engine}/${who}/${width}/${encodeURIComponent(path)}.png`
}

/** Empties the folder of the engine and the visitor. */
export function picturesOf(engine: string, who: string) {
  rmSync(join(folder, engine, who), { recursive: true, force: true })
  return {
    save(path: string, width: number, picture: Buffer): void {
      const file = join(folder, fileOf(engine, { who, path, width }))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, picture)
    },
  }
}
