import { workersFor } from '../../scripts/check/workersFor.ts'
import { declaredCalls } from './declaredCalls.ts'
import type { Mutation } from './mutations/mutations.ts'
import { playMutations } from './playMutations.ts'
import type { Matrix, MutationResult, PlayedRow } from './results.ts'
import { rows } from './rows.ts'
import { WorkerPool } from './workers/WorkerPool.ts'

export type Report = (line: string) => void

export interface MatrixRun extends Matrix {
  readonly mutations: readonly MutationResult[]
  readonly cpuSeconds: number
}

export async function runMatrix(mutations: readonly Mutation[], wanted = '', report: Report = () => undefined): Promise<MatrixRun> {
  const pool = new WorkerPool({ width: workersFor('node'), mutations: mutations.length > 0 })
  try {
    const begun = performance.now()
    const { lines, broken } = await playCells(pool, wanted, report)
    const seconds = (performance.now() - begun) / 1000
    const results = mutations.length > 0 ? await playMutations(pool, lines, mutations, report) : []
    const count = lines.reduce((sum, { cells }) => sum + cells.length, 0)
    const { user, system } = process.cpuUsage()
    return { lines, broken, count, seconds, mutations: results, cpuSeconds: (user + system) / 1_000_000 }
  } finally {
    await pool.close()
  }
}

async function playCells(pool: WorkerPool, wanted: string, report: Report): Promise<Pick<Matrix, 'lines' | 'broken'>> {
  const played = new Map<string, PlayedRow>()
  const broken: string[] = []
  await pool.run({
    report,
    name: 'calls',
    tasks: declaredCalls.filter(({ id }) => id.includes(wanted) && rows.some((row) => row.id === id)).map(({ id }) => ({ call: id })),
    onReply: (reply) => {
      if (reply.kind === 'played') played.set(reply.row.call.id, reply.row)
      else broken.push(reply.kind === 'failed' ? reply.error : 'a worker mistook its task')
    },
    onHang: ({ task, cell }) => {
      throw new Error(`${task.call} comes to no end in its cell ${cell}`)
    },
  })
  return { lines: declaredCalls.flatMap(({ id }) => played.get(id) ?? []), broken }
}
