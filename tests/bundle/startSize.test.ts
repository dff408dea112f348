import { globSync, statSync } from 'node:fs'
import { build, loadConfigFromFile, type Plugin } from 'vite'
import { expect, test, vi } from 'vitest'

const table = '\0twenty-screens'

/** Adds a context with twenty screens to the product. */
function oneMoreContext(): Plugin {
  return {
    name: 'one-more-context',
    enforce: 'pre',
    resolveId: (id) => (id === 'twenty-screens' ? table : undefined),
    load: (id) =>
      id === table ? `export const screens = ${JSON.stringify(Array.from({ length: 20 }, (_, n) => ({ path: `/more/${n}` })))}` : undefined,
    transform: (code, id) =>
      id.endsWith('/src/composition/screens.ts')
        ? code.replace('lessons:', "more: () => import('twenty-screens'),\n  lessons:")
        : undefined,
  }
}

/** Those that write or read other files than chunks. */
const aboutFiles =
  /^clubhouse:(?:product-views|early-script|screen-scripts|document-with-views|document-copies|grouped-manifest|service-worker|hosting|not-found|chunk-report)$/

async function sizeWithContext(): Promise<number> {
  vi.stubEnv('NODE_ENV', 'production')
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  if (!loaded) throw new Error('There is no vite.config.ts')
  const own = loaded.config.plugins?.flat().filter((plugin) => !(plugin && 'name' in plugin && aboutFiles.test(plugin.name)))
  const built = await build({
    ...loaded.config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(own ?? []), oneMoreContext()],
    build: { ...loaded.config.build, write: false },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const app = chunks.find(({ fileName }) => /^assets\/app-/.test(fileName))
  if (app?.type !== 'chunk') throw new Error('The build has no chunk of what all pages run')
  return new TextEncoder().encode(app.code).length
}

test('One more context adds at most 200 bytes to what all pages run', async () => {
  const [app] = globSync('dist/assets/app-*.js')
  const added = (await sizeWithContext()) - statSync(String(app)).size
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(200)
})
