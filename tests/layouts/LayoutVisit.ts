import type { Page } from 'playwright'
import { matchRoutes } from 'react-router'
import { layoutProblems } from './layoutProblems.ts'
import { readTexts } from './readTexts.ts'

/** In pixels: the product's breakpoints. */
const widths = [320, 768, 968, 1280, 1440, 1680, 1920, 2440]

const height = 900

export interface LayoutProblem {
  readonly address: string
  readonly width: number
  readonly problem: string
}

/** Follows the product's own links, and opens one address of each path. */
export class LayoutVisit {
  readonly problems: LayoutProblem[] = []
  private readonly origin: string
  private readonly paths: readonly string[]
  private readonly seen = new Set<string>()
  private readonly waiting: string[]

  constructor(origin: string, paths: readonly string[], first: readonly string[]) {
    this.origin = origin
    this.paths = paths
    this.waiting = [...first]
  }

  get missing(): readonly string[] {
    return this.paths.filter((path) => !this.seen.has(path))
  }

  async run(page: Page): Promise<void> {
    for (let address = this.next(); address !== undefined; address = this.next()) await this.visit(page, address)
  }

  private next(): string | undefined {
    for (;;) {
      const address = this.waiting.shift()
      if (address === undefined) return undefined
      const path = this.pathOf(address)
      if (path === undefined || this.seen.has(path)) continue
      this.seen.add(path)
      return address
    }
  }

  private async visit(page: Page, address: string): Promise<void> {
    await page.goto(this.origin + address)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await page.waitForFunction(isComplete)
      const found = layoutProblems(await page.evaluate(readTexts))
      this.problems.push(...found.map((problem) => ({ address, width, problem })))
    }
    const links = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href))
    this.waiting.push(...links.filter((link) => link.startsWith(this.origin)).map((link) => link.slice(this.origin.length)))
  }

  private pathOf(address: string): string | undefined {
    const routes = this.paths.map((path) => ({ path }))
    return matchRoutes(routes, new URL(address, this.origin).pathname)?.[0]?.route.path
  }
}

function isComplete(): boolean {
  const isLoading = document.querySelector('[aria-busy=true]') !== null || document.documentElement.hasAttribute('data-navigating')
  const isEarly = document.querySelector('#app:not([data-early])') === null
  return !isLoading && !isEarly && document.querySelector('h1') !== null && document.fonts.status === 'loaded'
}
