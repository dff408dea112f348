import { defineConfig } from 'vitest/config'

/** Fences around what was built: run after both builds. */
export default defineConfig({ test: { name: 'bundle', include: ['tests/bundle/**/*.test.ts'] } })
