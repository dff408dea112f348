import { readFileSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, mergeConfig, type UserConfig } from 'vite'
import { contentSecurityPolicy, fakeServers } from './scripts/contentSecurityPolicy.ts'
import { securityHeaders } from './scripts/hosting/headers.ts'
import { chunkReport } from './scripts/vite/chunkReport.ts'
import { documentCopies } from './scripts/vite/documentCopies.ts'
import { firstPaint } from './scripts/vite/firstPaint.ts'
import { groupedManifest } from './scripts/vite/groupedManifest.ts'
import { hosting } from './scripts/vite/hosting.ts'
import { jsonImports } from './scripts/vite/jsonImports.ts'
import { notFound } from './scripts/vite/notFound.ts'
import { buildTarget, oldBrowsers } from './scripts/vite/oldBrowsers.ts'
import { plannedChunks } from './scripts/vite/plannedChunks.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'
import { webAppManifest } from './scripts/vite/webAppManifest.ts'

function folderOf(mode: string): string {
  return mode === 'mock' ? 'dist-mock' : 'dist'
}

/** Whose scripts and styles are served under their hashes. */
function builtDocument(mode: string): string {
  return readFileSync(`${folderOf(mode)}/index.html`, 'utf8')
}

/** What turns sources into code. */
function compile(): UserConfig {
  return {
    plugins: [react(), optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ja-JP', 'zh-CN'] }), jsonImports()],
    // Of rxjs the classes of our own time, a third smaller than those for older engines.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    css: {
      modules: { localsConvention: 'camelCaseOnly' },
      preprocessorOptions: { scss: { loadPaths: ['src/ui/kit/styles'] } },
    },
    build: { target: buildTarget, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  }
}

export default defineConfig(({ mode, isPreview }) =>
  mergeConfig(compile(), {
    plugins: [
      plannedChunks(compile),
      documentCopies(),
      firstPaint(),
      oldBrowsers(),
      groupedManifest(),
      webAppManifest(),
      serviceWorker(),
      hosting(),
      notFound(),
      chunkReport(),
    ],
    build: {
      outDir: folderOf(mode),
      manifest: true,
      // In kB before compression. tests/bundle/sizesBudget.ts limits what a visitor downloads; only developers load the fake backend.
      chunkSizeWarningLimit: mode === 'mock' ? 900 : 560,
      rolldownOptions: {
        output: {
          // Every file names those that it may load: seven characters tell builds apart as well as eight.
          entryFileNames: 'assets/start-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // Names of shared chunks list all who share them.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
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
      headers: securityHeaders(contentSecurityPolicy(mode === 'mock' ? [fakeServers] : [], isPreview ? builtDocument(mode) : '')),
    },
  } satisfies UserConfig),
)
