import { join } from 'node:path'
import type { Page } from 'playwright'
import { serveDemo } from '../../features/world/browser/serveDemo.ts'
import { firstScreens } from '../bundle/firstScreens.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { run } from './run.ts'
import { sampleOf } from './statistics.ts'

const times = 7

/** Of the build with the fake backend, which keeps its world on the device; the floor asks a server. */
export async function reload(bench: BenchContext): Promise<readonly Measurement[]> {
  const folder = join(bench.folder, 'dist-mock')
  bench.say('building the product with its fake backend')
  await run('vite', ['build', '--mode', 'mock', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'])
  const [demo, club] = [await serveDemo(folder), await ServedClub.open(await bench.product())]
  const browser = await bench.browser()
  const [faked, real] = await Promise.all([1, 2].map(() => browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })))
  if (!faked || !real) throw new Error('Chromium has no windows')
  try {
    await club.letHanaIn(real)
    const [fakedHome, realHome] = [await faked.newPage(), await real.newPage()]
    await fakedHome.goto(demo.origin)
    await signIn(fakedHome)
    await realHome.goto(club.origin)
    const found: Record<'faked' | 'real', number[]> = { faked: [], real: [] }
    for (let time = 1; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      found.faked.push(await untilHomeWorks(fakedHome))
      found.real.push(await untilHomeWorks(realHome))
    }
    return [
      {
        ...{ what: 'reload on the fake backend until home works', unit: 'ms', product: sampleOf(found.faked), goal: goals.reload },
        floor: { name: 'the same from a server', sample: sampleOf(found.real) },
      },
    ]
  } finally {
    await Promise.all([faked.close(), real.close()])
    await demo.close()
    await club.close()
  }
}

async function signIn(page: Page): Promise<void> {
  await page.waitForFunction(firstScreens['sign-in'].isShown, undefined, { timeout: 60_000 })
  await page.locator('input[type=checkbox]').first().check({ force: true })
  await page.locator('input[autocomplete=username]').fill('hana@clubhouse.example')
  await page.locator('input[type=password]').fill('fairway-hana')
  await page.locator('button[type=submit]').click()
  await page.waitForFunction(firstScreens.home.isShown, undefined, { timeout: 60_000 })
}

/** From the reload, by the page's own clock. */
async function untilHomeWorks(page: Page): Promise<number> {
  await untilFilesAreKept(page)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(firstScreens.home.isShown, undefined, { timeout: 60_000, polling: 'raf' })
  return page.evaluate(() => performance.now())
}

/** The worker keeps hundreds of files on the device after the first visit; without this wait they would be measured, too. */
async function untilFilesAreKept(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const kept = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)
      return (await Promise.all(kept)).reduce((sum, each) => sum + each, 0)
    })
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(1000)
  }
}
