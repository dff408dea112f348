import { parseArgs } from 'node:util'
import { declaredCalls } from '../tests/faults/declaredCalls.ts'
import type { ForgedRow } from '../tests/faults/forged/playForged.ts'
import { rows } from '../tests/faults/rows.ts'
import { WorkerPool } from '../tests/faults/workers/WorkerPool.ts'
import { workersFor } from './check/workersFor.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '50000' },
    call: { type: 'string', default: '' },
    number: { type: 'string' },
  },
})

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

const calls = declaredCalls.filter(({ id }) => id.includes(values.call) && rows.some((row) => row.id === id))
const each = Math.ceil(Number(values.count) / calls.length)
const numbers = values.number === undefined ? Array.from({ length: each }, (_, index) => index) : [Number(values.number)]
const played: ForgedRow[] = []
const failed: string[] = []
const pool = new WorkerPool({ width: workersFor('node'), mutations: false })
await pool.run({
  name: 'calls',
  report: (line) => say(`… ${line}`),
  tasks: calls.map(({ id }) => ({ call: id, forged: { seed: values.seed, numbers } })),
  onReply(reply) {
    if (reply.kind === 'forged') played.push(reply.row)
    else failed.push(reply.kind === 'failed' ? reply.error : 'a worker mistook its task')
  },
  onHang: ({ task, cell }) => {
    throw new Error(`${task.call} ${cell} comes to no end`)
  },
})
await pool.close()

const outcomes = Map.groupBy(
  played.flatMap((row) => Object.entries(row.outcomes)),
  ([outcome]) => outcome,
)
const troubles = [...failed, ...played.flatMap((row) => row.troubles)]
for (const trouble of troubles) say(`✗ ${trouble}`)
for (const [outcome, counts] of outcomes) say(`${counts.reduce((sum, [, count]) => sum + count, 0)} ${outcome}`)
say(`${played.length * numbers.length} forged answers to ${played.length} calls, seed ${values.seed}, ${troubles.length} troubles`)
say(`${Math.round(performance.now() / 1000)} s`)
process.exitCode = troubles.length > 0 || played.length === 0 ? 1 : 0
