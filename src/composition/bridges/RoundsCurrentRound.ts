import { laterKeys } from '#adapters/browser/keys'
import type { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { RoundProgress } from '#app/rounds/ports/RoundProgress'
import type { BegunRound, CurrentRound } from '#app/support/ports/CurrentRound'
import type { OpenPart } from '../part.ts'

/** Most players have no card on the device: for them home loads no code of rounds and reads nothing. */
export class RoundsCurrentRound implements CurrentRound {
  private readonly open: OpenPart
  private readonly storage: Pick<DeviceStorage, 'local'>

  constructor(open: OpenPart, storage: Pick<DeviceStorage, 'local'>) {
    this.open = open
    this.storage = storage
  }

  async inProgress(): Promise<readonly BegunRound[]> {
    if (!this.storage.local.has(laterKeys.scorecards)) return []
    const resolve = await this.open(() => import('../rounds/roundInProgress.ts'))
    const round = await resolve(RoundProgress).execute()
    return round ? [{ id: round.roundId, courseName: round.courseName, holesPlayed: round.played, holes: round.holes }] : []
  }
}
