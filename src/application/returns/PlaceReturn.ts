import type { NewReturn } from '#domain/returns/returnDraft'
import type { ReturnRequest } from '#domain/returns/returnRequest'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Returns } from './ports/Returns.ts'

interface Attempt {
  /** Ids of the returns that were there before the first attempt. */
  readonly known: readonly number[]
  /** An earlier attempt may have succeeded. */
  readonly isRepeated: boolean
}

/** Places a return once, whatever happens to the answer. */
export class PlaceReturn {
  private readonly returns: Pick<Returns, 'all' | 'place'>
  private readonly connectivity: Connectivity

  constructor(returns: Pick<Returns, 'all' | 'place'>, connectivity: Connectivity) {
    this.returns = returns
    this.connectivity = connectivity
  }

  /** A return of the same order that was not there before is the one whose answer got lost. */
  async execute(request: NewReturn, { known, isRepeated }: Attempt): Promise<ReturnRequest> {
    const find = async () => (await this.returns.all()).find(({ id, orderId }) => !known.includes(id) && orderId === request.orderId)
    const placed = isRepeated ? await find() : undefined
    return placed ?? writeOnce(this.connectivity, () => this.returns.place(request), find)
  }
}
