import { withFilterToggled } from '#domain/commerce/listing'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { SearchViewModel } from '#ui/commerce/search/SearchViewModel.ts'
import { ShopSearchModel } from '#ui/commerce/search/ShopSearchModel.ts'
import { pathOfShopSearch, type ShopSearch, searchIn } from '#ui/commerce/search/searchAddress.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { ShopSearchActor } from '../CategoryActor.ts'

export class ModelShopSearch implements ShopSearchActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(words: string): Promise<void> {
    return this.go({ words })
  }

  follow(urlKeys: readonly string[]): Promise<void> {
    return this.go({ urlKeys })
  }

  async within(category: string): Promise<void> {
    const { asked, categories } = await this.model()
    const found = categories.value?.find(({ name }) => name === category)
    if (!found) throw new Error(`There is no category ${category} to search in`)
    await this.go({ ...asked, categoryUid: found.uid })
  }

  async filter(label: string): Promise<readonly string[]> {
    const { filters } = await this.model()
    return filters.find((filter) => filter.label === label)?.values.map((value) => `${value.label}: ${value.count}`) ?? []
  }

  async narrow(value: string): Promise<void> {
    const { asked, filters } = await this.model()
    const filter = filters.find(({ values }) => values.some(({ label }) => label === value))
    const found = filter?.values.find(({ label }) => label === value)
    if (!filter || !found) throw new Error(`There is no filter ${value}`)
    await this.go(withFilterToggled(asked, filter.code, found.value))
  }

  async turnTo(page: number): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.show({ ...model.asked, page }))
  }

  async products(): Promise<readonly string[]> {
    return (await this.model()).found.value?.products.map(({ name }) => name) ?? []
  }

  async total(): Promise<number | undefined> {
    return (await this.model()).found.value?.total
  }

  async page(): Promise<string> {
    const model = await this.model()
    return `${model.found.value?.page}/${model.pages}`
  }

  async isPageMissing(): Promise<boolean> {
    return (await this.model()).isNoSuchPage
  }

  async proposed(): Promise<readonly string[]> {
    return (await this.model()).found.value?.suggestions ?? []
  }

  async isNothingFound(): Promise<boolean> {
    return (await this.total()) === 0
  }

  type(...words: readonly string[]): Promise<void> {
    return this.player.act((window) => {
      const field = window.shownModel(ShopSearchModel) ?? window.show(ShopSearchModel)
      for (const each of words) field.type(each)
    })
  }

  async suggested(): Promise<readonly string[]> {
    return (await this.field()).products.map(({ name }) => name)
  }

  async take(suggestion: string): Promise<void> {
    const found = (await this.field()).products.find(({ name }) => name === suggestion)
    if (!found) throw new Error(`${suggestion} is not suggested`)
    await this.player.act((window) => window.openPublic(ProductViewModel, (model) => model.show(found.urlKey)))
  }

  async enter(): Promise<void> {
    await this.open((await this.field()).wanted)
  }

  async ledTo(): Promise<string | undefined> {
    return (await this.player.requireModel(ProductViewModel)).choosing?.product.urlKey
  }

  private async go(search: Partial<ShopSearch>): Promise<void> {
    const asked = searchIn(new URL(pathOfShopSearch(search), 'https://clubhouse.invalid').searchParams)
    await this.player.act((window) => window.openPublic(SearchViewModel, (model) => model.show(asked)))
  }

  private model(): Promise<SearchViewModel> {
    return this.player.requireModel(SearchViewModel)
  }

  private field(): Promise<ShopSearchModel> {
    return this.player.requireModel(ShopSearchModel)
  }
}

export function shopSearchMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(SearchViewModel)
  return model?.isNoSuchPage ? [] : failureMessages(model?.found.failure, 'shop-search-unread')
}
