import react from '@vitejs/plugin-react'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'

type LoadModule = ViteDevServer['ssrLoadModule']

/** Runs modules of the product in Node, as the build needs them. */
export async function withModules<T>(
  config: Pick<InlineConfig, 'root' | 'base' | 'css'>,
  use: (load: LoadModule) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    ...config,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    return await use((path) => server.ssrLoadModule(path))
  } finally {
    await server.close()
  }
}
