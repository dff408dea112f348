import { assertionFailures } from './cell/assertions.ts'
import type { Cell } from './cell/Cell.ts'
import { type PreparedRow, prepareRow } from './cell/PreparedRow.ts'
import { playCell } from './cell/playCell.ts'
import { cellsOf } from './cellsOf.ts'
import { declaredCalls } from './declaredCalls.ts'
import { TestEnvironment } from './environment/TestEnvironment.ts'
import { type ForgedRow, type ForgedShare, playForged } from './forged/playForged.ts'
import type { MutationSwitches } from './mutations/MutationSwitches.ts'
import type { MutatedCell, PlayedCell, PlayedRow } from './results.ts'
import { rows } from './rows.ts'
import type { MutatedCells, SharedProgress } from './workers/protocol.ts'

interface Options {
  readonly progress: SharedProgress
  readonly switches?: MutationSwitches | undefined
}

export class RowRunner {
  private readonly environment: TestEnvironment
  private readonly options: Options

  private constructor(environment: TestEnvironment, options: Options) {
    this.environment = environment
    this.options = options
  }

  static async create(options: Options): Promise<RowRunner> {
    const environment = await TestEnvironment.open()
    // Most errors are caught, and stack traces are slow.
    Error.stackTraceLimit = 0
    environment.watch.start()
    return new RowRunner(environment, options)
  }

  async playCells(id: string): Promise<PlayedRow> {
    return this.inRow(id, async (prepared) => {
      const { cells, none, idle } = await cellsOf(prepared)
      const played: PlayedCell[] = []
      for (const [index, cell] of cells.entries()) {
        this.options.progress.report(index)
        played.push(await this.playCell(prepared, cell))
      }
      return { call: prepared.call, none, idle: idle.map(({ source }) => source), cells: played }
    })
  }

  async playForged(id: string, share: ForgedShare): Promise<ForgedRow> {
    return this.inRow(id, (prepared) => playForged(this.environment, prepared, share, (number) => this.options.progress.report(number)))
  }

  async playMutations(id: string, mutations: readonly MutatedCells[]): Promise<readonly MutatedCell[]> {
    return this.inRow(id, async (prepared) => {
      const { cells } = await cellsOf(prepared)
      const red: MutatedCell[] = []
      for (const [index, mutation] of mutations.entries()) {
        for (const cell of cells.filter((each) => mutation.cells.includes(each.id))) {
          this.options.progress.report(cells.indexOf(cell), index)
          const found = await this.mutated(mutation.name, () => this.playCell(prepared, cell))
          const assertions = found.breaches.map(({ assertion }) => assertion)
          if (assertions.length > 0) red.push({ mutation: mutation.name, call: id, cell: cell.id, assertions })
        }
      }
      await this.demandUnchanged(prepared, cells)
      return red
    })
  }

  private async inRow<T>(id: string, work: (prepared: PreparedRow) => Promise<T>): Promise<T> {
    const call = declaredCalls.find((each) => each.id === id)
    const row = rows.find((each) => each.id === id)
    if (!call || !row) throw new Error(`There is no row for ${id}`)
    const pristine = this.environment.fork()
    try {
      return await work(await prepareRow(this.environment, call, row))
    } finally {
      pristine.restore()
    }
  }

  private async playCell(prepared: PreparedRow, { inject, ...cell }: Cell): Promise<PlayedCell> {
    this.options.switches?.takeReached()
    const seen = await playCell(this.environment, prepared, { inject, ...cell })
    const found = assertionFailures({ cell, prepared, expected: cell.expected, seen })
    const { failure: _, ...plain } = seen
    return { ...cell, seen: plain, breaches: found, reached: this.options.switches?.takeReached() ?? [] }
  }

  private async mutated<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { switches } = this.options
    if (!switches) throw new Error('The product was loaded without mutations')
    switches.off = name
    try {
      return await work()
    } finally {
      switches.off = undefined
    }
  }

  /** A mutation must not change the modules permanently. */
  private async demandUnchanged(prepared: PreparedRow, [first]: readonly Cell[]): Promise<void> {
    const found = first ? (await this.playCell(prepared, first)).breaches : []
    if (found.length > 0) throw new Error(`Mutations change ${prepared.call.id} for good: ${found.map(({ words }) => words).join('; ')}`)
  }
}
