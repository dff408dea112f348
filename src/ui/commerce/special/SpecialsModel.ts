import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { ReadSpecialCategories } from '#app/commerce/ReadSpecialCategories'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { SpecialModel } from './SpecialModel.ts'

export class SpecialsModel {
  readonly reading = new Loaded<readonly SpecialModel[]>()
  readonly #readSpecials: ReadSpecialCategories
  readonly #catalogue: Pick<Catalogue, 'special'>

  constructor(readSpecials: ReadSpecialCategories, catalogue: Pick<Catalogue, 'special'>) {
    this.#readSpecials = readSpecials
    this.#catalogue = catalogue
    makeReactive(this)
  }

  start(): void {
    void this.reading.load(async (signal) => {
      const categories = await this.#readSpecials.execute(signal)
      return categories.map((category) => new SpecialModel(category, this.#catalogue))
    })
  }

  dispose(): void {
    this.reading.cancel()
    for (const special of this.reading.value ?? []) special.dispose()
  }
}
