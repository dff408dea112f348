import type { ForgedRow, ForgedShare } from '../forged/playForged.ts'
import type { MutatedCell, PlayedRow } from '../results.ts'

export interface MutatedCells {
  readonly name: string
  readonly cells: readonly string[]
}

export interface Task {
  readonly call: string
  readonly mutations?: readonly MutatedCells[]
  readonly forged?: ForgedShare
}

export type Reply =
  | { readonly kind: 'played'; readonly row: PlayedRow }
  | { readonly kind: 'mutated'; readonly red: readonly MutatedCell[] }
  | { readonly kind: 'forged'; readonly row: ForgedRow }
  | { readonly kind: 'failed'; readonly error: string }

export interface WorkerInput {
  readonly progress: SharedArrayBuffer
  readonly mutations: boolean
}

/** Shared memory, so that the main thread can read it while the worker hangs. */
export class SharedProgress {
  readonly buffer: SharedArrayBuffer
  private readonly numbers: Int32Array

  constructor(buffer = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer
    this.numbers = new Int32Array(buffer)
  }

  report(cell: number, mutation = -1): void {
    Atomics.store(this.numbers, 1, cell)
    Atomics.store(this.numbers, 2, mutation)
    Atomics.add(this.numbers, 0, 1)
  }

  get count(): number {
    return Atomics.load(this.numbers, 0)
  }

  get cell(): number {
    return Atomics.load(this.numbers, 1)
  }

  get mutation(): number {
    return Atomics.load(this.numbers, 2)
  }
}
