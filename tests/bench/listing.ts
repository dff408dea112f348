import type { Browser, Page } from 'playwright'
import { outletId } from '#mocks/contexts/commerce/catalogue/categories'
import { pathOfCategory } from '#ui/commerce/shopPaths.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { sampleOf } from './statistics.ts'

const times = 7
const large = { id: outletId, urlKey: 'outlet' }
const small = { id: 4, urlKey: 'balls' }

interface Held {
  readonly opened: number
  readonly narrowed: number
}

export async function listing(bench: BenchContext): Promise<readonly Measurement[]> {
  const club = await ServedClub.open(await bench.product(), 'large')
  const browser = await bench.browser()
  const held: Record<'large' | 'small', Held[]> = { large: [], small: [] }
  try {
    // Alternates, so that other load affects both.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      const few = await visit(browser, club.origin + pathOfCategory(small))
      const many = await visit(browser, club.origin + pathOfCategory(large))
      // The first round fills the servers' caches.
      if (time > 0) {
        held.small.push(few)
        held.large.push(many)
      }
    }
    const line = (what: string, of: keyof Held): Measurement => ({
      ...{ what, unit: 'ms', goal: goals.listingRatio },
      product: sampleOf(held.large.map((each) => each[of])),
      floor: { name: '8 products', sample: sampleOf(held.small.map((each) => each[of])) },
    })
    return [
      line('a category of 2,000 products, until the first ten stand', 'opened'),
      line('the same, from a filter to what it leaves', 'narrowed'),
    ]
  } finally {
    await club.close()
  }
}

async function visit(browser: Browser, address: string): Promise<Held> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.locator('main [data-product]').first().waitFor()
    const opened = await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
    )
    await page.locator('[data-leaves]').first().waitFor()
    return { opened, narrowed: await untilNarrowed(page) }
  } finally {
    await context.close()
  }
}

function untilNarrowed(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const value = document.querySelector('main [data-leaves]')
    const leaves = Number(value?.getAttribute('data-leaves'))
    const told = () => Number(document.querySelector('main header [role=status]')?.textContent?.replaceAll(/\D/g, ''))
    const begun = performance.now()
    value?.closest('label')?.click()
    while (told() !== leaves || document.querySelector('main [aria-busy=true]')) {
      if (performance.now() - begun > 20_000) throw new Error('The list was never narrowed down')
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return performance.now() - begun
  })
}
