import { addedRound, type TrackedEntry, type TrackedRound } from '#domain/rounds/tracking'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { GameTracking } from './ports/GameTracking.ts'

export class TrackRound {
  private readonly tracking: GameTracking
  private readonly connectivity: Connectivity

  constructor(tracking: GameTracking, connectivity: Connectivity) {
    this.tracking = tracking
    this.connectivity = connectivity
  }

  async execute(entry: TrackedEntry, known: readonly TrackedRound[]): Promise<true> {
    const wasAdded = async () => (addedRound(await this.tracking.all(), known, entry) ? true : undefined)
    return writeOnce(this.connectivity, () => this.tracking.add(entry).then((): true => true), wasAdded)
  }
}
