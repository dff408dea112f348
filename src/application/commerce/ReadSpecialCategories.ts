import type { Category } from '#domain/commerce/category'
import type { Catalogue } from './ports/Catalogue.ts'

export class ReadSpecialCategories {
  private readonly catalogue: Pick<Catalogue, 'store' | 'specialCategories'>

  constructor(catalogue: Pick<Catalogue, 'store' | 'specialCategories'>) {
    this.catalogue = catalogue
  }

  async execute(signal?: AbortSignal): Promise<readonly Category[]> {
    const { rootCategoryId } = await this.catalogue.store(signal)
    return this.catalogue.specialCategories(rootCategoryId, signal)
  }
}
