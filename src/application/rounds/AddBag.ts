import { addedBag, type Bag } from '#domain/rounds/bag'
import { Failure } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Bags } from './ports/Bags.ts'

export class AddBag {
  private readonly bags: Bags
  private readonly connectivity: Connectivity

  constructor(bags: Bags, connectivity: Connectivity) {
    this.bags = bags
    this.connectivity = connectivity
  }

  async execute(name: string, known: readonly Bag[]): Promise<Bag> {
    const find = async () => addedBag(await this.bags.all(), known, name)
    const added = await writeOnce(this.connectivity, () => this.bags.add(name).then(() => undefined), find)
    const bag = added ?? (await find())
    if (!bag) throw new Failure('gone')
    return bag
  }
}
