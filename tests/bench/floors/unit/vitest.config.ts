import { defineConfig } from 'vitest/config'

/** What the runner costs when there is nothing to run. */
export default defineConfig({ test: { root: import.meta.dirname, pool: 'threads', isolate: false, include: ['nothing.ts'] } })
