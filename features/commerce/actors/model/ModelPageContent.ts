import type { LayoutBlock } from '#domain/shared/layout'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { CategoryViewModel } from '#ui/commerce/listing/CategoryViewModel.ts'
import { PageLayout } from '#ui/commerce/page-layout/PageLayout.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { PageContentActor } from '../PageContentActor.ts'

export class ModelPageContent implements PageContentActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async blocks(): Promise<readonly string[]> {
    return (await this.all()).map(({ type, title }) => `${type}: ${title}`)
  }

  async facts(): Promise<readonly string[]> {
    return (await this.all()).flatMap(({ items }) => items.map(({ label, value }) => `${label}: ${value}`))
  }

  private async all(): Promise<readonly LayoutBlock[]> {
    const window = await this.player.window()
    if (!window.shownModel(PageLayout)) await this.player.act(ask)
    return (await this.player.requireModel(PageLayout)).reading.value ?? []
  }
}

function ask(window: ModelWindow): void {
  const product = window.shownModel(ProductViewModel)?.choosing?.product
  const category = window.shownModel(CategoryViewModel)?.category.value
  if (product) window.show(PageLayout).ofProduct(product.id)
  if (category) window.show(PageLayout).ofCategory(category.id)
}

export function pageContentMessages(window: ModelWindow): readonly Notice[] {
  return failureMessages(window.shownModel(PageLayout)?.reading.failure)
}
