import { matchRoutes } from 'react-router'
import { layoutProblems } from './layoutProblems.ts'
import { readTargets } from './readTargets.ts'
import { readTexts } from './readTexts.ts'
import { touchProblems } from './touchProblems.ts'
import { isComplete, type VisitedPage } from './VisitedPage.ts'

/** In pixels: the product's breakpoints, and a usual phone. */
const breakpoints = [320, 375, 768, 968, 1280, 1440, 1680, 1920, 2440]

const height = 900

/** In pixels: narrower screens are those of phones. */
const phones = 400

export interface LayoutProblem {
  readonly path: string
  readonly address: string
  readonly width: number
  readonly problem: string
}

interface Options {
  readonly origin: string
  readonly paths: readonly string[]
  /** Addresses to begin with. */
  readonly first: readonly string[]
  readonly widths?: readonly number[]
  /** Further checks of the open screen, after all others: they may change its height. */
  readonly inspect?: (path: string, width: number) => Promise<readonly string[]>
  /** After all widths; may open the screen again. */
  readonly leave?: () => Promise<readonly string[]>
}

/** Follows the product's own links, and opens one address of each path. */
export class LayoutVisit {
  readonly problems: LayoutProblem[] = []
  private readonly origin: string
  private readonly paths: readonly string[]
  private readonly widths: readonly number[]
  private readonly inspect: Options['inspect']
  private readonly leave: Options['leave']
  private readonly seen = new Set<string>()
  private readonly waiting: string[]

  constructor({ origin, paths, first, widths = breakpoints, inspect, leave }: Options) {
    this.origin = origin
    this.paths = paths
    this.widths = widths
    this.inspect = inspect
    this.leave = leave
    this.waiting = [...first]
  }

  get missing(): readonly string[] {
    return this.paths.filter((path) => !this.seen.has(path))
  }

  async run(page: VisitedPage): Promise<void> {
    for (let next = this.next(); next !== undefined; next = this.next()) await this.visit(page, next)
  }

  private next(): { readonly path: string; readonly address: string } | undefined {
    for (;;) {
      const address = this.waiting.shift()
      if (address === undefined) return undefined
      const path = this.pathOf(address)
      if (path === undefined || this.seen.has(path)) continue
      this.seen.add(path)
      return { path, address }
    }
  }

  private async visit(page: VisitedPage, { path, address }: { readonly path: string; readonly address: string }): Promise<void> {
    await page.goto(this.origin + address)
    for (const width of this.widths) {
      await page.setViewportSize({ width, height })
      await page.waitForFunction(isComplete)
      const touched = width < phones ? touchProblems(await page.evaluate(readTargets)) : []
      const texts = layoutProblems(await page.evaluate(readTexts))
      const inspected = (await this.inspect?.(path, width)) ?? []
      const found = [...texts, ...touched, ...inspected]
      this.problems.push(...found.map((problem) => ({ path, address, width, problem })))
    }
    for (const problem of (await this.leave?.()) ?? []) this.problems.push({ path, address, width: 0, problem })
    const links = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href))
    this.waiting.push(...links.filter((link) => link.startsWith(this.origin)).map((link) => link.slice(this.origin.length)))
  }

  private pathOf(address: string): string | undefined {
    const routes = this.paths.map((path) => ({ path }))
    return matchRoutes(routes, new URL(address, this.origin).pathname)?.[0]?.route.path
  }
}
