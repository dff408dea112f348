import { enableCompileCache } from 'node:module'

// Types are stripped, and code is compiled, once for all runs: some 1,500 files.
enableCompileCache('node_modules/.cache/node-compile')

// No `paths`: cucumber adds those of the command line to them. Without either it runs every feature.
const shared = {
  import: ['features/world/**/*.ts', 'features/*/steps/**/*.ts'],
  strict: true,
}

const formats = (assembly) => ['progress', `message:reports/${assembly}.ndjson`, `html:reports/${assembly}.html`]

export default shared

/** View models and adapters in Node, no browser: what has no meaning without one stays out. */
export const model = { ...shared, tags: 'not @browser and not @worker', format: formats('model') }

/** The production build in Chromium; `@worker` runs the mock-mode build there. Always in the same mixed order, so that slow features don't end up side by side. */
export const browser = { ...shared, parallel: 2, order: 'random:18', format: formats('browser') }
