import { defineConfig } from 'vitest/config'

/** The unit tests of the two layers: each rule is tested beside its source. */
export default defineConfig({
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    isolate: false,
    include: ['src/{domain,application}/**/*.test.ts'],
    // Sources with all their mutants in them are slower.
    testTimeout: 30_000,
  },
})
