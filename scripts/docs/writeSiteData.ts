import { cpSync, existsSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Feature } from './data.ts'
import { reportFiles, type SiteData } from './gatherSiteData.ts'
import { searchEntriesOf } from './searchEntries.ts'

const largest = 20_000_000

export function writeSiteData(folder: string, { contents, features, coverage }: SiteData): void {
  const write = (name: string, value: unknown) => {
    const file = join(folder, 'data', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value))
  }
  write('contents.json', contents)
  write('search.json', searchEntriesOf(features))
  write('coverage.json', coverage)
  for (const feature of features) write(`${feature.id}.json`, feature)
  for (const name of picturesOf(features)) copy(join(reportFiles.pictures, name), join(folder, 'pictures', name))
  copy(reportFiles.faults, join(folder, 'reports/faults.html'))
  copy(reportFiles.bench, join(folder, 'reports/bench.html'))
}

function picturesOf(features: readonly Feature[]): ReadonlySet<string> {
  const steps = features.flatMap(({ rules }) => rules.flatMap(({ examples }) => examples.flatMap((example) => example.steps)))
  return new Set(steps.flatMap(({ pictures }) => pictures))
}

function copy(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to)
}

export function sizesOf(folder: string): { readonly pictures: number; readonly demo: number; readonly whole: number } {
  const of = (pattern: string) =>
    globSync(join(folder, pattern), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  return { pictures: of('pictures/**'), demo: of('demo/**'), whole: of('**') }
}

export function describeSizes({ pictures, demo, whole }: ReturnType<typeof sizesOf>): string {
  const told = `${inMegabytes(whole)} in all (pictures ${inMegabytes(pictures)}, demo ${inMegabytes(demo)})`
  if (whole <= largest) return told
  throw new Error(`The site is too large: ${told}; ${inMegabytes(largest)} is the limit. Fewer or smaller pictures help.`)
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
