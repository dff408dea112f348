import type { ClubDirectory, ListedCentre } from '#app/rounds/ports/ClubDirectory'
import { Centres } from '#app/scheduling/ports/Centres'
import type { OpenPart } from '../part.ts'

export class SchedulingDirectory implements ClubDirectory {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async centres(): Promise<readonly ListedCentre[]> {
    const resolve = await this.open(() => import('../scheduling/centres.ts'))
    return resolve(Centres).closest({})
  }
}
