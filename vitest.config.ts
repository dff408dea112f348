import { defineConfig } from 'vitest/config'

/** Milliseconds: only what hangs takes as long, however busy the machine is. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 300_000 } } }

/** In a process of their own: what they replace would stay replaced for the files after them. */
const replacingModules = ['tests/parsers/sameBounds.test.ts']

const setupFiles = ['tests/support/temporalValues.ts']

/** As Node resolves them; with `development` added, tests would meet a second graphql beside the packages' own. */
const asInNode = { resolve: { conditions: ['module', 'node'] } }

export default defineConfig({
  test: {
    // Lightning CSS, which the build's tests load, ends the process when a thread that loaded it ends.
    pool: 'forks',
    fsModuleCache: true,
    projects: [
      {
        ssr: asInNode,
        // One worker runs many files: whatever a test opens, it closes.
        test: {
          ...timeouts,
          setupFiles,
          name: 'node',
          isolate: false,
          include: ['{src,mocks,tests}/**/*.test.ts'],
          exclude: ['tests/{bundle,commands,engines}/**', ...replacingModules],
        },
      },
      {
        ssr: asInNode,
        test: { ...timeouts, setupFiles, name: 'isolated', include: replacingModules },
      },
      {
        // One document for all files: to make it and to load React anew for each takes ten times as long as the tests.
        test: {
          ...timeouts,
          setupFiles: [...setupFiles, 'tests/support/nothingUnsaved.ts'],
          name: 'dom',
          isolate: false,
          environment: 'happy-dom',
          include: ['{src,mocks}/**/*.test.tsx'],
        },
      },
    ],
  },
})
