import { enableCompileCache } from 'node:module'
import { workersFor } from './scripts/check/workersFor.ts'

// As the product ships: React and MobX without their checks for developers.
if ((process.env.ASSEMBLY ?? 'model') === 'model') process.env.NODE_ENV ??= 'production'

// Types are stripped, and code is compiled, once for all runs: some 1,500 files.
enableCompileCache('node_modules/.cache/node-compile')

// No `paths`: cucumber adds those of the command line to them. Without either it runs every feature.
const shared = {
  import: ['features/world/**/*.ts', 'features/*/steps/**/*.ts'],
  strict: true,
}

const formats = (assembly) => ['progress', `message:reports/${assembly}.ndjson`, `html:reports/${assembly}.html`]

export default shared

// The other steps of the check need the other cores. One worker would only add to the work of the first process.
const besideOthers = Math.floor(workersFor('node') / 2)

/** View models and adapters in Node, no browser: what has no meaning without one stays out. */
export const model = {
  ...shared,
  parallel: besideOthers > 1 ? besideOthers : 0,
  tags: 'not @browser and not @worker',
  format: formats('model'),
}

/** The production build in Chromium; `@worker` runs the mock-mode build there. Always in the same mixed order, so that slow features don't end up side by side. */
export const browser = { ...shared, parallel: workersFor('browser'), order: 'random:18', format: formats('browser') }

/** The production build in another engine: `ASSEMBLY=webkit cucumber-js -p engine reports/@engines.txt`. */
export const engine = { ...shared, format: formats(process.env.ASSEMBLY) }
