import type { Mutation } from './mutations/mutations.ts'
import type { MutatedCell, MutationResult, PlayedRow } from './results.ts'
import { type ReachedCell, sampleCells } from './sampleCells.ts'
import type { Task } from './workers/protocol.ts'
import type { Hang, WorkerPool } from './workers/WorkerPool.ts'

/** Limits the time: a mutation that is detected at all is detected by far more cells. */
const mostCells = 800

interface Plan {
  readonly name: string
  readonly reached: readonly ReachedCell[]
  readonly sample: readonly ReachedCell[]
}

/** Only cells that executed the mutated lines can detect the mutation. */
export async function playMutations(
  pool: WorkerPool,
  rows: readonly PlayedRow[],
  mutations: readonly Mutation[],
  report: (line: string) => void,
): Promise<readonly MutationResult[]> {
  const plans = mutations.map((mutation) => planOf(mutation, rows))
  const red: MutatedCell[] = []
  const hanging = new Map<string, string>()
  await pool.run({
    report,
    name: `calls under ${mutations.length} mutations`,
    tasks: rows.map(({ call: { id } }) => taskOf(id, plans)),
    adjust: (task) => ({ ...task, mutations: (task.mutations ?? []).filter(({ name }) => !hanging.has(name)) }),
    onReply: (reply) => {
      if (reply.kind !== 'mutated') throw new Error(reply.kind === 'failed' ? reply.error : 'A worker played another task')
      red.push(...reply.red)
    },
    onHang: (hang) => {
      const { mutation, words } = hangIn(hang, rows)
      hanging.set(mutation, words)
    },
  })
  return plans.map(({ name, reached, sample }) => ({
    ...{ name, reached: reached.length, played: sample.length },
    red: red.filter(({ mutation }) => mutation === name),
    hangs: hanging.get(name),
  }))
}

/** Absurd values take as long as dozens of other cells that execute the same lines. */
function planOf({ name }: Mutation, rows: readonly PlayedRow[]): Plan {
  const reached = rows.flatMap(({ call, cells }) =>
    cells
      .filter(({ runMode, reached: lines }) => runMode !== 'absurd' && lines.includes(name))
      .map(({ id: cell }) => ({ call: call.id, cell })),
  )
  return { name, reached, sample: sampleCells(reached, mostCells) }
}

function taskOf(call: string, plans: readonly Plan[]): Task {
  const mutations = plans.map(({ name, sample }) => ({ name, cells: sample.filter((each) => each.call === call).map(({ cell }) => cell) }))
  return { call, mutations: mutations.filter(({ cells }) => cells.length > 0) }
}

function hangIn({ task, cell, mutation }: Hang, rows: readonly PlayedRow[]): { readonly mutation: string; readonly words: string } {
  const name = task.mutations?.[mutation]?.name
  if (name === undefined) throw new Error(`${task.call} hangs without a mutation`)
  const title = rows.find(({ call }) => call.id === task.call)?.cells[cell]?.title
  return { mutation: name, words: `${task.call} under ${title}` }
}
