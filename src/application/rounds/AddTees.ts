import type { RoundTee } from '#domain/rounds/round'
import { Failure } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { TeeBoxes, TeeBoxOfCourse } from './ports/TeeBoxes.ts'

export class AddTees {
  private readonly teeBoxes: TeeBoxes
  private readonly connectivity: Connectivity

  constructor(teeBoxes: TeeBoxes, connectivity: Connectivity) {
    this.teeBoxes = teeBoxes
    this.connectivity = connectivity
  }

  async execute(courseId: string, tee: Omit<RoundTee, 'id'>, known: readonly TeeBoxOfCourse[]): Promise<TeeBoxOfCourse> {
    const before = new Set(known.map(({ id }) => id))
    const find = async () => {
      const tees = await this.teeBoxes.ofCourse(courseId)
      return tees.find(({ id, isOwn, name }) => isOwn && !before.has(id) && name === tee.name)
    }
    const added = await writeOnce(this.connectivity, () => this.teeBoxes.add(courseId, tee).then(() => undefined), find)
    const found = added ?? (await find())
    if (!found) throw new Failure('gone')
    return found
  }
}
