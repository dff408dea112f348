import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { digestLength, type PrecachedFile, type PrecacheList } from '../../src/service-worker/precacheList.ts'
import { reportFolder } from './chunkReport.ts'
import { manifestFile } from './groupedManifest.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.infer<typeof Manifest>

type Emitted = ReadonlyMap<string, Uint8Array>

/** Notices about the network and new versions must work offline. */
const firstOfAll = [
  'src/composition/late/PageNotices.tsx',
  'src/composition/late/startBackgroundTasks.ts',
  'src/composition/late/lazyComponent.tsx',
]

/** Controlled by servers or deployers, too large, for bank frames or the system only, or never requested by a page. */
const neverKept =
  /^\.|\/\.|^icons\/|\.webmanifest$|^config\.json$|^service-worker[\w-]*\.js$|^404\.html$|^bank-return\.(?:html|js)$|^robots\.txt$|\.(?:map|br|gz|mp4|webm|mp3|m4a|ogg|vtt|m3u8|ts)$/
/** Screens that ask the shop's servers for all that they show: their code comes when they are opened. */
const onlyWithNetwork =
  /^src\/(?:ui|composition)\/(?:returns\/(?!screens)|commerce\/(?:texts\/)?(?:club|custom|deposit|fitting|putter|gear|membership|monitor|order|plus|purchase|renewal|reward|subscription))/
/** The name contains a hash. */
const named = /^assets\/.+-[\w-]{7}\.\w+$/

export function precacheListOf(folder: string): PrecacheList {
  const paths = globSync('**/*.*', { cwd: folder }).sort()
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(reportFolder(folder), manifestFile), 'utf8')))
  return createPrecacheList(new Map(paths.map((path) => [path, readFileSync(join(folder, path))])), manifest)
}

export function createPrecacheList(emitted: Emitted, manifest: Manifest): PrecacheList {
  const needed = neededFirst(emitted, manifest)
  const leftOut = filesOnlyWithNetwork(manifest)
  const files = [...emitted].filter(([path, bytes]) => !neverKept.test(path) && !leftOut.has(path) && !isCopy(path, bytes, emitted))
  const [first = [], rest = []] = [true, false].map((isFirst) =>
    files.filter(([path]) => (!named.test(path) || needed.has(path)) === isFirst).map(([path, bytes]) => keptFile(path, bytes)),
  )
  const version = createHash('sha256')
    .update(JSON.stringify([first, rest]))
    .digest('hex')
    .slice(0, 12)
  return { version, first, rest }
}

function neededFirst(emitted: Emitted, manifest: Manifest): ReadonlySet<string> {
  const lost = firstOfAll.filter((source) => !manifest[source])
  if (lost.length > 0) throw new Error(`The service worker is to keep what the build did not emit: ${lost.join(', ')}`)
  const document = new TextDecoder().decode(emitted.get('index.html'))
  const inDocument = new Set([...emitted.keys()].filter((path) => named.test(path) && document.includes(path)))
  const sources = [...firstOfAll, ...Object.keys(manifest).filter((source) => inDocument.has(manifest[source]?.file ?? ''))]
  return new Set([...inDocument, ...filesBehind(sources, manifest)])
}

function filesOnlyWithNetwork(manifest: Manifest): ReadonlySet<string> {
  const sources = Object.keys(manifest).filter((source) => !source.startsWith('_'))
  const others = filesBehind(
    sources.filter((source) => !onlyWithNetwork.test(source)),
    manifest,
  )
  return filesBehind(sources, manifest).difference(others)
}

function filesBehind(sources: readonly string[], manifest: Manifest): ReadonlySet<string> {
  const waiting = [...sources]
  const seen = new Set<string>()
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    if (seen.has(source)) continue
    seen.add(source)
    waiting.push(...(manifest[source]?.imports ?? []))
  }
  const chunks = [...seen].flatMap((source) => manifest[source] ?? [])
  return new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
}

/** Static hosts get a copy of the document per address; the worker needs one. */
function isCopy(path: string, bytes: Uint8Array, emitted: Emitted): boolean {
  const document = emitted.get('index.html')
  return path.endsWith('.html') && path !== 'index.html' && document !== undefined && Buffer.compare(bytes, document) === 0
}

function keptFile(path: string, bytes: Uint8Array): PrecachedFile {
  const digest = createHash('sha256').update(bytes).digest().subarray(0, digestLength)
  return { path: addressOf(path), digest: digest.toString('base64') }
}

function addressOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
}
