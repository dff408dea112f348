import type { BrowserContext, Page } from 'playwright'
import { arrange } from '#mocks/contexts/arrange'
import { buildCartItem } from '#mocks/contexts/commerce/ArrangeCarts'
import { putInto } from '#mocks/contexts/commerce/cart/carts'
import { catalogueOf } from '#mocks/contexts/commerce/catalogue/index'
import { pathOfProduct } from '#ui/commerce/shopPaths.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { sampleOf } from './statistics.ts'

const times = 7
const [many, few] = [100, 1]
const wanted = 'Clubhouse Towel'

export async function addToCart(bench: BenchContext): Promise<readonly Measurement[]> {
  const club = await ServedClub.open(await bench.product())
  const context = await (await bench.browser()).newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
  const held: Record<'full' | 'small', number[]> = { full: [], small: [] }
  try {
    await club.letHanaIn(context)
    // Alternates, so that other load affects both.
    for (let time = 0; time <= times; time += 1) {
      bench.say(`${time} of ${times}`)
      const small = await once(context, club, few)
      const full = await once(context, club, many)
      // The first round fills the caches.
      if (time > 0) {
        held.small.push(small)
        held.full.push(full)
      }
    }
    return [
      {
        ...{ what: `into a cart of ${many} lines, until it is seen there`, unit: 'ms', goal: goals.addToCartRatio },
        product: sampleOf(held.full),
        floor: { name: `${few} line`, sample: sampleOf(held.small) },
      },
    ]
  } finally {
    await context.close()
    await club.close()
  }
}

async function once(context: BrowserContext, club: ServedClub, lines: number): Promise<number> {
  await fill(club, lines)
  const { world } = club.backend
  const page = await context.newPage()
  try {
    await page.goto(club.origin + pathOfProduct(arrange(world).shop.named(wanted).urlKey), { waitUntil: 'networkidle' })
    return await untilSeen(page)
  } finally {
    await page.close()
  }
}

async function fill({ backend: { world } }: ServedClub, lines: number): Promise<void> {
  const { carts } = arrange(world)
  await carts.holds('player-hana', [])
  const [cart] = world.carts.list(({ playerId, active }) => playerId === 'player-hana' && active)
  const card = catalogueOf(world).products.find(({ kind }) => kind === 'gift-card')
  if (!cart || !card) throw new Error('There is nothing to fill')
  for (let line = 0; line < lines; line += 1) {
    const gift = {
      amount: 5000,
      recipientName: '',
      recipientEmail: '',
      senderName: 'Hana',
      senderEmail: 'hana@clubhouse.example',
      message: `The ${line + 1}th`,
    }
    await putInto(world, cart, buildCartItem({ sku: card.sku, gift }))
  }
}

function untilSeen(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const add = document.querySelector<HTMLElement>('[data-add]')
    const isSeen = () => [...document.querySelectorAll('[role=dialog] h3')].some(({ textContent }) => textContent === name)
    const begun = performance.now()
    add?.click()
    while (!isSeen()) {
      if (performance.now() - begun > 20_000) throw new Error('It was never seen in the cart')
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return performance.now() - begun
  }, wanted)
}
