import { defineConfig } from 'vitest/config'

/** In milliseconds: only a command that hangs takes as long, however busy the machine is. */
const timeout = 900_000

export default defineConfig({
  test: {
    name: 'commands',
    include: ['tests/commands/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: timeout,
    hookTimeout: timeout,
  },
})
