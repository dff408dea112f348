import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const address = '/service-worker.js'

/**
 * One worker at one address in every mode: the product's own listeners, and behind them, in dev and mock mode alone,
 * those of the fake backend. Theirs first would swallow the product's.
 */
export function serviceWorker(): Plugin {
  let faked = false
  return {
    name: 'clubhouse:service-worker',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      faked = config.command === 'serve' || config.mode === 'mock'
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        workerText(faked).then((text) => {
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-store')
          response.end(text)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await workerText(faked) })
    },
  }
}

export async function workerText(faked: boolean): Promise<string> {
  const own = await bundled('offline')
  if (!faked) return own
  const fake = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')
  return [own, await bundled('stayRegistered'), fake].join('\n')
}

async function bundled(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
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
