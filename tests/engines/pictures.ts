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
  const height = await page.run(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, longest) })
  await page.waitForFunction(isComplete)
  await page.waitForFunction(isDrawn)
  let picture = await page.screenshot()
  await eventually('The page stays as it is', engineTimeout, async () => {
    const before = picture
    picture = await page.screenshot()
    return picture.equals(before)
  })
  return picture
}

/** Runs in the page. Drawings are empty until the browser has nothing else to do. */
function isDrawn(): boolean {
  const isSeen = (image: Element) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  return document.querySelector('svg:empty') === null && [...document.images].every((image) => image.complete || !isSeen(image))
}

interface Place {
  readonly who: string
  readonly path: string
  readonly width: number | string
}

/** In the folder of all pictures. */
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
