import { readFileSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { type Mutation, mutations } from '../../tests/faults/mutations/mutations.ts'
import { command } from '../check/command.ts'

const matrix = z.object({
  count: z.number(),
  cells: z.array(z.object({ call: z.string(), title: z.string(), breaches: z.array(z.object({ assertion: z.string() })) })),
})

/** How many cells turn red without it; nothing where the matrix could not be played. */
async function redWithout({ name }: Mutation): Promise<{ readonly red: number; readonly words: string }> {
  const report = `reports/faults.without-${name.replaceAll(' ', '-')}.json`
  const env = { FAULT_MUTATION: name, FAULT_REPORT: report }
  const { output } = await command('vitest run --config tests/faults/vitest.config.ts --reporter=dot', env)
  const { data } = z.safeParse(matrix, read(report))
  rmSync(report, { force: true })
  if (!data) return { red: 0, words: output.slice(-2000) }
  const red = data.cells.filter(({ breaches }) => breaches.length > 0)
  const broken = [...new Set(red.flatMap(({ breaches }) => breaches.map(({ assertion }) => assertion)))]
  return { red: red.length, words: red.length > 0 ? broken.join(', ') : 'no cell turned red' }
}

function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

async function tryOne(mutation: Mutation): Promise<void> {
  const { red, words } = await redWithout(mutation)
  process.stdout.write(`${red > 0 ? '✓' : '✗'} without "${mutation.name}": ${red} red cells (${words})\n`)
  if (red === 0) process.exitCode = 1
}

/** Two at a time: each plays the whole matrix on one core. */
const left = [...mutations]
async function tryRest(): Promise<void> {
  for (let next = left.shift(); next; next = left.shift()) await tryOne(next)
}
await Promise.all([tryRest(), tryRest()])
