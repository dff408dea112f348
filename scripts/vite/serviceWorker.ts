import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { PrecacheList } from '../../src/service-worker/precacheList.ts'
import { precacheListOf } from './precacheList.ts'

const address = '/service-worker.js'
const nothing: PrecacheList = { version: 'none', first: [], rest: [] }

/**
 * One worker for all modes. In development and mock mode msw's listeners follow the product's; in the other order they would swallow its
 * events.
 */
export function serviceWorker(): Plugin {
  let faked = false
  let folder: string | undefined
  return {
    name: 'clubhouse:service-worker',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      faked = config.command === 'serve' || config.mode === 'mock'
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        workerText(faked, nothing).then((text) => {
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-store')
          response.end(text)
        }, next)
      })
    },
    writeBundle({ dir }) {
      folder = dir
    },
    // Runs last, because the documents must be final.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (folder === undefined) return
        writeFileSync(join(folder, address), await workerText(faked, precacheListOf(folder)))
        writeFileSync(join(folder, 'service-worker-off.js'), await bundled('off'))
      },
    },
  }
}

export async function workerText(faked: boolean, kept: PrecacheList): Promise<string> {
  const own = await bundled('offline', { KEPT_FILES: JSON.stringify(kept) })
  if (!faked) return own
  const fake = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')
  return [own, await bundled('stayRegistered'), fake].join('\n')
}

async function bundled(name: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(`../../src/service-worker/${name}.ts`, import.meta.url)), formats: ['iife'], name },
    },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`src/service-worker/${name}.ts gave no script`)
  return chunk.code
}
