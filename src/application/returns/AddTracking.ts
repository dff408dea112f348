import type { TrackingNumber } from '#domain/returns/returnRequest'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Returns } from './ports/Returns.ts'

interface NewTracking {
  readonly hash: string
  readonly carrier: string
  readonly number: string
  /** Ids of the numbers that are known. */
  readonly known: readonly number[]
}

/** Adds a tracking number once, whatever happens to the answer. */
export class AddTracking {
  private readonly returns: Returns
  private readonly connectivity: Connectivity

  constructor(returns: Returns, connectivity: Connectivity) {
    this.returns = returns
    this.connectivity = connectivity
  }

  execute({ hash, carrier, number, known }: NewTracking): Promise<TrackingNumber> {
    const isIt = (tracking: TrackingNumber) =>
      tracking.isOwn && tracking.carrier === carrier && tracking.number === number && !known.includes(tracking.id)
    return writeOnce(
      this.connectivity,
      () => this.returns.addTracking(hash, carrier, number),
      async () => (await this.returns.all()).find((each) => each.hash === hash)?.tracking.find(isIt),
    )
  }
}
