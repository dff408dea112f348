import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'threads',
    projects: [
      {
        // As Node resolves them; with `development` added, tests would meet a second graphql beside the packages' own.
        ssr: { resolve: { conditions: ['module', 'node'] } },
        // One worker runs many files: whatever a test opens, it closes.
        test: {
          name: 'node',
          isolate: false,
          include: ['{src,mocks,tests}/**/*.test.ts'],
          exclude: ['tests/bundle/**', 'tests/faults/**'],
        },
      },
      {
        // Every file its own document.
        test: { name: 'dom', environment: 'happy-dom', include: ['{src,mocks}/**/*.test.tsx'] },
      },
    ],
  },
})
