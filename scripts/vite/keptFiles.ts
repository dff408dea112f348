import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { digestLength, type PrecachedFile, type PrecacheList } from '../../src/service-worker/precacheList.ts'

export const Manifest = z.record(
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
const firstOfAll = ['src/composition/PageNotices.tsx', 'src/composition/startBackgroundTasks.ts', 'src/composition/lazyComponent.tsx']

/** Controlled by servers or deployers, too large, for bank frames only, or never requested by a page. */
const neverKept =
  /^\.|\/\.|^config\.json$|^service-worker[\w-]*\.js$|^404\.html$|^bank-return\.(?:html|js)$|^robots\.txt$|\.(?:map|br|gz|mp4|webm|mp3|m4a|ogg|vtt|m3u8|ts)$/
/** The name contains a hash. */
const named = /^assets\/.+-[\w-]{7}\.\w+$/

export function keptFiles(emitted: Emitted, manifest: Manifest): PrecacheList {
  const needed = neededFirst(emitted, manifest)
  const files = [...emitted].filter(([path, bytes]) => !neverKept.test(path) && !isCopy(path, bytes, emitted))
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
  const seen = new Set<string>()
  for (let source = sources.pop(); source; source = sources.pop()) {
    if (seen.has(source)) continue
    seen.add(source)
    sources.push(...(manifest[source]?.imports ?? []))
  }
  const chunks = [...seen].flatMap((source) => manifest[source] ?? [])
  return new Set([...inDocument, ...chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])])
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
