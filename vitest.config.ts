import { defineConfig } from 'vitest/config'

/** Milliseconds: only what hangs takes as long, however busy the machine is. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    pool: 'threads',
    fsModuleCache: true,
    projects: [
      {
        // As Node resolves them; with `development` added, tests would meet a second graphql beside the packages' own.
        ssr: { resolve: { conditions: ['module', 'node'] } },
        // One worker runs many files: whatever a test opens, it closes.
        test: {
          ...timeouts,
          name: 'node',
          isolate: false,
          include: ['{src,mocks,tests}/**/*.test.ts'],
          exclude: ['tests/bundle/**'],
        },
      },
      {
        // One document for all files: to make it and to load React anew for each takes ten times as long as the tests.
        test: { ...timeouts, name: 'dom', isolate: false, environment: 'happy-dom', include: ['{src,mocks}/**/*.test.tsx'] },
      },
    ],
  },
})
