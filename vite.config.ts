import { readFileSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { contentSecurityPolicy, fakeServers } from './scripts/contentSecurityPolicy.ts'
import { contextOf } from './scripts/contexts.ts'
import { securityHeaders } from './scripts/hosting/headers.ts'
import { chunkReport } from './scripts/vite/chunkReport.ts'
import { documentCopies } from './scripts/vite/documentCopies.ts'
import { firstPaint } from './scripts/vite/firstPaint.ts'
import { firstScreens, firstTextsChunk } from './scripts/vite/firstScreens.ts'
import { groupedManifest } from './scripts/vite/groupedManifest.ts'
import { hosting } from './scripts/vite/hosting.ts'
import { jsonImports } from './scripts/vite/jsonImports.ts'
import { notFound } from './scripts/vite/notFound.ts'
import { removeUnusedFunctions } from './scripts/vite/removeUnusedFunctions.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'
import { sharedChunks } from './scripts/vite/sharedChunks.ts'

function folderOf(mode: string): string {
  return mode === 'mock' ? 'dist-mock' : 'dist'
}

/** Whose scripts and styles are served under their hashes. */
function builtDocument(mode: string): string {
  return readFileSync(`${folderOf(mode)}/index.html`, 'utf8')
}

export default defineConfig(({ mode, isPreview }) => ({
  plugins: [
    react(),
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ja-JP', 'zh-CN'] }),
    jsonImports(),
    removeUnusedFunctions(),
    documentCopies(),
    firstPaint(),
    groupedManifest(),
    serviceWorker(),
    hosting(),
    notFound(),
    chunkReport(),
  ],
  // Of rxjs the classes of our own time, a third smaller than those for older engines.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
    preprocessorOptions: { scss: { loadPaths: ['src/ui/kit/styles'] } },
  },
  build: {
    target: 'es2023',
    outDir: folderOf(mode),
    assetsInlineLimit: 0,
    manifest: true,
    // In kB before compression. tests/bundle/sizesBudget.ts limits what a visitor downloads; only developers load the fake backend.
    chunkSizeWarningLimit: mode === 'mock' ? 900 : 560,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every file names those that it may load: seven characters tell builds apart as well as eight.
        entryFileNames: 'assets/start-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Names of shared chunks list all who share them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page loads, and what each of the two first screens adds: one request each, whatever it is made of.
            { name: 'start', tags: ['$initial'] },
            { name: 'session', test: firstScreens.both, includeDependenciesRecursively: true },
            { name: 'fields', test: firstScreens.fields, includeDependenciesRecursively: true },
            { name: 'sign-in', test: firstScreens.signIn, includeDependenciesRecursively: true },
            { name: 'drawings', test: /\/src\/ui\/kit\/art\/(?:GreensBook|monogramLines|scenes)\b/, includeDependenciesRecursively: true },
            { name: 'frame', test: firstScreens.frame, includeDependenciesRecursively: true },
            { name: 'home', test: firstScreens.home, includeDependenciesRecursively: true },
            { name: 'rest', test: firstScreens.rest, includeDependenciesRecursively: true },
            { name: firstTextsChunk, debugName: 'first texts' },
            ...sharedChunks,
            // What comes later holds one context a chunk.
            {
              name: (id) => contextOf(id) ?? null,
              debugName: 'context',
              minShareCount: 2,
              entriesAware: true,
            },
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
    headers: securityHeaders(contentSecurityPolicy(mode === 'mock' ? [fakeServers] : [], isPreview ? builtDocument(mode) : '')),
  },
}))
