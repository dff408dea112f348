import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature } from './data.ts'

/** In bytes, before compression. */
const largest = 5_000_000

interface Page {
  readonly name: string
  /** What a visitor downloads for it, with all pictures. */
  readonly bytes: number
}

export function picturesOf({ rules }: Feature): readonly string[] {
  const pictures = rules.flatMap(({ examples }) => examples.flatMap(({ steps }) => steps.flatMap((step) => step.pictures)))
  return [...new Set(pictures)]
}

export function pagesOf(folder: string, features: readonly Feature[]): readonly Page[] {
  const sum = (...patterns: readonly string[]) =>
    patterns.flatMap((pattern) => globSync(pattern, { cwd: folder })).reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0)
  const page = (name: string, ...files: readonly string[]) => ({
    name,
    bytes: sum('index.html', 'assets/*', 'data/contents.json', ...files),
  })
  return [
    page('start', 'data/search.json'),
    page('coverage', 'data/coverage.json'),
    ...features.map((feature) => page(feature.id, `data/${feature.id}.json`, ...picturesOf(feature).map((name) => `pictures/${name}`))),
  ]
}

export function describePages(pages: readonly Page[]): string {
  const sorted = pages.toSorted((one, other) => other.bytes - one.bytes)
  const told = sorted
    .filter(({ bytes }, index) => index === 0 || bytes > largest)
    .map(({ name, bytes }) => `${name} (${inMegabytes(bytes)})`)
  const [heaviest] = sorted
  if (!heaviest || heaviest.bytes <= largest) return `largest page: ${told.join()}`
  throw new Error(`Pages of more than ${inMegabytes(largest)}: ${told.join(', ')}. Fewer or smaller pictures help.`)
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
