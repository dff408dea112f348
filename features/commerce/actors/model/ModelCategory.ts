import type { Listing } from '#domain/commerce/listing'
import { CategoryViewModel } from '#ui/commerce/listing/CategoryViewModel.ts'
import { listingIn } from '#ui/commerce/listing/listingAddress.ts'
import { MegaMenuViewModel } from '#ui/commerce/mega-menu/MegaMenuViewModel.ts'
import { categoryIn } from '#ui/commerce/shopPaths.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { CategoryActor } from '../CategoryActor.ts'

interface Place {
  readonly id: number | undefined
  readonly listing: Listing
}

export class ModelCategory implements CategoryActor {
  private readonly player: ModelTab
  private way: readonly Place[] = []

  constructor(player: ModelTab) {
    this.player = player
  }

  async open(address: string): Promise<void> {
    const [key, query] = address.split('?')
    this.way = []
    await this.player.act((window) => window.openPublic(CategoryViewModel))
    await this.go({ id: categoryIn(key), listing: listingIn(new URLSearchParams(query)) })
  }

  async goOnTo(name: string): Promise<void> {
    await this.player.act((window) => (window.shownModel(MegaMenuViewModel) ?? window.show(MegaMenuViewModel)).open())
    const menu = await this.player.requireModel(MegaMenuViewModel)
    const found = menu.reading.value?.categories.find((category) => category.name === name)
    await this.go({ id: found?.id, listing: listingIn(new URLSearchParams()) })
  }

  async goBack(): Promise<void> {
    const before = this.way.at(-2)
    this.way = this.way.slice(0, -2)
    if (before) await this.go(before)
  }

  async name(): Promise<string | undefined> {
    return (await this.model()).category.value?.name
  }

  async isGone(): Promise<boolean> {
    return (await this.model()).isGone
  }

  async children(): Promise<readonly string[]> {
    const children = (await this.model()).category.value?.children ?? []
    return children.map((child) => `${child.name}: ${child.children.map(({ name }) => name).join(', ')}`)
  }

  async products(): Promise<readonly string[]> {
    return (await this.model()).products.value?.products.map(({ name }) => name) ?? []
  }

  async total(): Promise<number | undefined> {
    return (await this.model()).products.value?.total
  }

  async page(): Promise<string> {
    const model = await this.model()
    return `${model.products.value?.page}/${model.pages}`
  }

  async isPageMissing(): Promise<boolean> {
    return (await this.model()).isNoSuchPage
  }

  async filter(label: string): Promise<readonly string[]> {
    const found = (await this.model()).filters.find((filter) => filter.label === label)
    return found?.values.map((value) => `${value.label}: ${value.count}`) ?? []
  }

  async chosen(): Promise<readonly string[]> {
    return (await this.model()).chosen.map(({ label }) => label)
  }

  async narrow(value: string): Promise<void> {
    const { filters } = await this.model()
    const filter = filters.find(({ values }) => values.some(({ label }) => label === value))
    const found = filter?.values.find(({ label }) => label === value)
    if (!filter || !found) throw new Error(`There is no filter ${value}`)
    await this.change((model) => model.toggle(filter.code, found.value))
  }

  async takeAway(value: string): Promise<void> {
    const found = (await this.model()).chosen.find(({ label }) => label === value)
    if (!found) throw new Error(`${value} is not chosen`)
    await this.change((model) => model.toggle(found.code, found.value))
  }

  clear(): Promise<void> {
    return this.change((model) => model.clearFilters())
  }

  sort(order: Listing['sort']): Promise<void> {
    return this.change((model) => model.sortBy(order))
  }

  async turnTo(page: number): Promise<void> {
    const at = this.way.at(-1)
    if (at) await this.go({ ...at, listing: { ...at.listing, page } })
  }

  private async go(place: Place): Promise<void> {
    this.way = [...this.way, place]
    const model = await this.model()
    await this.player.act(() => model.show(place.id, place.listing))
  }

  private async change(press: (model: CategoryViewModel) => void): Promise<void> {
    const model = await this.model()
    await this.player.act(() => press(model))
    this.way = [...this.way, { id: this.way.at(-1)?.id, listing: model.listing }]
  }

  private model(): Promise<CategoryViewModel> {
    return this.player.requireModel(CategoryViewModel)
  }
}

export function categoryMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(CategoryViewModel)
  const { category, products, isGone, isNoSuchPage } = model ?? {}
  return [
    ...(isGone ? [] : failureMessages(category?.failure, 'category-unread')),
    ...(isNoSuchPage || category?.failure ? [] : failureMessages(products?.failure, 'products-unread')),
  ]
}
