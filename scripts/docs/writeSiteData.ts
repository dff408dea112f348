import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reportFiles, type SiteData } from './gatherSiteData.ts'
import { picturesOf } from './pageSizes.ts'
import { searchEntriesOf } from './searchEntries.ts'

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
  for (const name of new Set(features.flatMap(picturesOf))) copy(join(reportFiles.pictures, name), join(folder, 'pictures', name))
  copy(reportFiles.faults, join(folder, 'reports/faults.html'))
  copy(reportFiles.bench, join(folder, 'reports/bench.html'))
}

function copy(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to)
}
