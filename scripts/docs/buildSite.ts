import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('site', import.meta.url))
const styles = fileURLToPath(new URL('../../src/ui/kit/styles', import.meta.url))

/** Uses relative addresses only, so it works in any folder. */
export async function buildSite(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] })],
    css: { modules: { localsConvention: 'camelCaseOnly' }, preprocessorOptions: { scss: { loadPaths: [styles] } } },
    build: { target: 'es2023', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  })
}
