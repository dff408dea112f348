import { serveDemo } from '../../features/world/browser/serveDemo.ts'
import type { BenchContext } from './BenchContext.ts'

const times = 15

export async function threeClicks(bench: BenchContext): Promise<readonly number[]> {
  const browser = await bench.browser()
  const site = await serveDemo(bench.floor('clicks'))
  const milliseconds: number[] = []
  try {
    for (let time = 0; time < times; time += 1) {
      const begun = performance.now()
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(site.origin)
      for (const name of ['One', 'Two', 'Three']) await page.getByText(name, { exact: true }).click()
      await page.getByText('Third').waitFor()
      await context.close()
      milliseconds.push(performance.now() - begun)
    }
    return milliseconds
  } finally {
    await site.close()
  }
}
