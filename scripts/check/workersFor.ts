import { availableParallelism, totalmem } from 'node:os'

export interface Machine {
  readonly cores: number
  /** In GiB. */
  readonly memory: number
}

const thisMachine: Machine = { cores: availableParallelism(), memory: totalmem() / 2 ** 30 }

/** GiB that one of each needs at most. */
const needs = { step: 2, browser: 1.5, node: 1 } as const
export type WorkerKind = keyof typeof needs

/** One worker per core, as far as the memory goes: of the steps of a check, of programs with a browser, of programs in Node. */
export function workersFor(kind: WorkerKind, { cores, memory } = thisMachine): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / needs[kind])))
}
