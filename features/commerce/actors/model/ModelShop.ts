import type { LayoutBlock } from '#domain/shared/layout'
import { MegaMenuViewModel } from '#ui/commerce/mega-menu/MegaMenuViewModel.ts'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import type { SpecialModel } from '#ui/commerce/special/SpecialModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { ShopActor } from '../ShopActor.ts'

export class ModelShop implements ShopActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async open(): Promise<void> {
    await this.player.act((window) => window.openPublic(ShopHomeViewModel))
    const { specials } = await this.model()
    for (const special of specials.reading.value ?? []) await this.player.act(() => special.turnTo(1))
  }

  async blocks(): Promise<readonly string[]> {
    return (await this.all()).map(({ type }) => type)
  }

  async categories(): Promise<readonly string[]> {
    const model = await this.model()
    return (await this.all())
      .filter(({ type }) => type === 'categories')
      .flatMap((block) => model.categoriesOf(block).map(({ name }) => name))
  }

  async productsIn(block: string): Promise<readonly string[]> {
    const model = await this.model()
    return (await this.all()).filter(({ title }) => title === block).flatMap((each) => model.productsOf(each).map(({ name }) => name))
  }

  async specials(): Promise<readonly string[]> {
    return (await this.model()).specials.reading.value?.map(({ category }) => category.name) ?? []
  }

  async featuredIn(special: string): Promise<readonly string[]> {
    return (await this.special(special))?.featured.map(({ name }) => name) ?? []
  }

  async productsOf(special: string): Promise<readonly string[]> {
    return (await this.special(special))?.reading.value?.products.map(({ name }) => name) ?? []
  }

  async turnOn(special: string): Promise<void> {
    const model = await this.special(special)
    await this.player.act(() => model?.turnTo((model.reading.value?.page ?? 0) + 1))
  }

  async partOf(special: string): Promise<string | undefined> {
    const model = await this.special(special)
    return model?.reading.value && `${model.reading.value.page}/${model.pages}`
  }

  openMenu(): Promise<void> {
    return this.player.act((window) => (window.shownModel(MegaMenuViewModel) ?? window.show(MegaMenuViewModel)).open())
  }

  async menu(): Promise<readonly string[]> {
    const shown = (await this.opened())?.categories ?? []
    return shown.map(({ name, children }) => `${name}: ${children.map((child) => child.name).join(', ')}`)
  }

  async menuSpecials(): Promise<readonly string[]> {
    return (await this.opened())?.specials.map(({ name }) => name) ?? []
  }

  async featuredInMenu(special: string): Promise<readonly string[]> {
    const found = (await this.opened())?.specials.find(({ name }) => name === special)
    return found?.featured.map(({ name }) => name) ?? []
  }

  private async special(name: string): Promise<SpecialModel | undefined> {
    return (await this.model()).specials.reading.value?.find(({ category }) => category.name === name)
  }

  private async opened() {
    return (await this.player.requireModel(MegaMenuViewModel)).reading.value
  }

  private model(): Promise<ShopHomeViewModel> {
    return this.player.requireModel(ShopHomeViewModel)
  }

  private async all(): Promise<readonly LayoutBlock[]> {
    return (await this.model()).blocks.value ?? []
  }
}

export function shopMessages(window: ModelWindow): readonly Notice[] {
  const menu = window.shownModel(MegaMenuViewModel)
  const model = window.shownModel(ShopHomeViewModel)
  const specials = model?.specials.reading.value ?? []
  const failures = [
    model?.categories.failure,
    model?.products.failure,
    model?.specials.reading.failure,
    ...specials.map(({ reading }) => reading.failure),
  ]
  return [
    ...failureMessages(model?.blocks.failure, 'shop-unread'),
    ...failures.flatMap((failure) => failureMessages(failure, 'shop-part-unread')),
    ...failureMessages(menu?.reading.failure, 'menu-unread'),
  ]
}
