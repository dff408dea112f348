import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from './docs/buildSite.ts'
import { createMissingReports } from './docs/createMissingReports.ts'
import { buildDemo } from './docs/demo.ts'
import { gatherSiteData } from './docs/gatherSiteData.ts'
import { describePages, pagesOf } from './docs/pageSizes.ts'
import { serveSite } from './docs/serve.ts'
import { writeSiteData } from './docs/writeSiteData.ts'

const folder = 'dist-docs'

const { values: wished, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    run: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '6174' },
  },
})

function say(text: string): void {
  process.stdout.write(`docs: ${text}\n`)
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

async function write(): Promise<void> {
  await createMissingReports({ again: wished.run, only: positionals }, say)
  const lacking: string[] = []
  const about = { written: Temporal.Now.instant().toString(), commit: commit() }
  const gathered = await gatherSiteData(about, (what) => lacking.push(what))
  say('building the site and its demo')
  await buildSite(resolve(folder))
  const demo = await buildDemo(folder, wished.base)
  if (!demo) lacking.push('the demo could not be built, so nothing can be tried out')
  const links = { ...gathered.contents.links, demo }
  writeSiteData(folder, { ...gathered, contents: { ...gathered.contents, links } })
  for (const what of lacking) say(`incomplete: ${what}`)
  if (lacking.length > 0) say('npm run docs -- --run runs the features first, with pictures')
  say(`${folder}/index.html, ${describePages(pagesOf(folder, gathered.features))}`)
}

await write()
if (wished.serve) {
  const { origin } = await serveSite({ folder, base: wished.base }, Number(wished.port))
  say(`read it at ${origin}${wished.base}`)
} else say('npm run docs -- --serve serves it on this machine')
