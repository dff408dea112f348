import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicy } from './scripts/contentSecurityPolicy.ts'
import { contextOf } from './scripts/contexts.ts'
import { chunkReport } from './scripts/vite/chunkReport.ts'
import { jsonImports } from './scripts/vite/jsonImports.ts'
import { notFound } from './scripts/vite/notFound.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'

const isEntry = (id: string) => /\/src\/main\.tsx$|\/index\.html$/.test(id)
const fakeBackend = 'https://*.clubhouse.invalid'

export default defineConfig(({ mode }) => ({
  plugins: [react(), jsonImports(), serviceWorker(), notFound(), chunkReport()],
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    preprocessorOptions: { scss: { loadPaths: ['src/ui/kit/styles'] } },
  },
  build: {
    target: 'es2023',
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Names of shared chunks list all who share them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page loads. The entry stays outside: it awaits chunks that import this one.
            { name: (id) => (isEntry(id) ? null : 'start'), debugName: 'start', tags: ['$initial'] },
            // What comes later holds one context a chunk.
            { name: (id) => contextOf(id) ?? null, debugName: 'context', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  // All that a page may load later, so that no late find reloads it.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', '!src/**/*.test.tsx', 'mocks/browser.ts'] },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, allowedHosts: ['.localhost'], open: false },
  preview: {
    host: '127.0.0.1',
    strictPort: true,
    allowedHosts: ['.localhost'],
    headers: { 'content-security-policy': contentSecurityPolicy(mode === 'mock' ? [fakeBackend] : []) },
  },
}))
