import { type Club, type ClubEntry, wereAdded } from '#domain/rounds/club'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Clubs } from './ports/Clubs.ts'

export class AddClubs {
  private readonly clubs: Clubs
  private readonly connectivity: Connectivity

  constructor(clubs: Clubs, connectivity: Connectivity) {
    this.clubs = clubs
    this.connectivity = connectivity
  }

  async execute(bagId: number, entries: readonly ClubEntry[], known: readonly Club[]): Promise<true> {
    const find = async () => (wereAdded(entries, await this.clubs.ofBag(bagId), known) ? true : undefined)
    return writeOnce(this.connectivity, () => this.clubs.add(bagId, entries).then((): true => true), find)
  }
}
