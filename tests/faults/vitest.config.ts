import { defineConfig } from 'vitest/config'
import { switchedOff } from './mutations/switchedOff.ts'

const mutation = process.env['FAULT_MUTATION']

/** The fault matrix: its cells are played once, then each is told as a test. */
export default defineConfig({
  plugins: mutation ? [switchedOff(mutation)] : [],
  // As Node resolves them, like the other tests.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  // A module without its lines must not be kept for the next run.
  test: { fsModuleCache: mutation === undefined, name: 'faults', pool: 'threads', isolate: false, include: ['tests/faults/**/*.test.ts'] },
})
