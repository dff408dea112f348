import type { GiftField } from '#domain/commerce/giftDraft'
import { isZero, sumOf } from '#domain/commerce/money'
import type { MissingPart, ProductConfigurator } from '#ui/commerce/add-to-cart/ProductConfigurator.ts'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { MiniCartViewModel } from '#ui/commerce/mini-cart/MiniCartViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { PlanFacts, ProductActor } from '../ProductActor.ts'

export class ModelProduct implements ProductActor {
  private readonly player: ModelTab
  private quick: ProductViewModel | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  async open(urlKey: string): Promise<void> {
    this.quick = undefined
    await this.player.act((window) => window.openPublic(ProductViewModel))
    await this.player.act((window) => window.shownModel(ProductViewModel)?.show(urlKey))
  }

  async quickLook(name: string): Promise<void> {
    const { related, upsell } = (await this.choosing()).product
    const card = [...related, ...upsell].find((each) => each.name === name)
    if (!card) throw new Error(`There is no ${name} beside it`)
    await this.player.act((window) => {
      this.quick = window.show(ProductViewModel)
      this.quick.show(card.urlKey)
    })
  }

  async choose(label: string, value: string): Promise<void> {
    const choosing = await this.choosing()
    await this.player.act(() => choose(choosing, label, value))
  }

  async takeAlong(name: string): Promise<void> {
    const { addOns, choosing } = await this.model()
    const card = choosing && addOns.offered(choosing.product).find((each) => each.name === name)
    if (!card) throw new Error(`No ${name} is offered with it`)
    await this.player.act(() => addOns.toggle(card))
  }

  async write(label: string, text: string): Promise<void> {
    const choosing = await this.choosing()
    const option = choosing.product.options.find(({ title }) => title === label)
    if (!option) throw new Error(`There is no ${label} to be written`)
    await this.player.act(() => choosing.answer(option.id, [text]))
  }

  async written(label: string): Promise<string> {
    const choosing = await this.choosing()
    const option = choosing.product.options.find(({ title }) => title === label)
    return option ? choosing.answerOf(option.id).join() : ''
  }

  async writeOnCard(field: GiftField, text: string): Promise<void> {
    const choosing = await this.choosing()
    await this.player.act(() => choosing.write(field, text))
  }

  async writtenOnCard(field: GiftField): Promise<string> {
    return (await this.choosing()).gift?.[field] ?? ''
  }

  async designs(): Promise<readonly string[]> {
    return (await this.choosing()).product.giftCard?.designs.map(({ name }) => name) ?? []
  }

  async setQuantity(quantity: number): Promise<void> {
    const choosing = await this.choosing()
    await this.player.act(() => choosing.setQuantity(quantity))
  }

  async setPartQuantity(name: string, quantity: number): Promise<void> {
    const choosing = await this.choosing()
    for (const item of choosing.product.items) {
      const part = item.options.find(({ label }) => label === name)
      if (part) return this.player.act(() => choosing.take(item, part.id, quantity))
    }
    throw new Error(`There is no ${name} in the set`)
  }

  async add(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.add())
    if (model.adding.isCartShown) await this.player.act((window) => window.show(MiniCartViewModel))
  }

  async goOn(): Promise<void> {
    const { adding } = await this.model()
    await this.player.act(() => adding.closeCart())
  }

  async name(): Promise<string | undefined> {
    return (await this.model()).choosing?.product.name
  }

  async price(): Promise<string | undefined> {
    const { price, isOpen } = await this.choosing()
    return price && !isOpen ? writtenPrice(price) : undefined
  }

  async adding() {
    const { addStatus, addResult } = (await this.model()).adding.status
    return { addStatus, addResult }
  }

  async refusal() {
    return (await this.model()).adding.refusal
  }

  async missing(): Promise<readonly string[]> {
    const { choosing, showsErrors } = await this.model()
    return choosing && showsErrors ? choosing.missing.map((part) => nameOf(choosing, part)) : []
  }

  async shortOf(): Promise<number | undefined> {
    return (await this.choosing()).shortOf
  }

  async tiers(): Promise<readonly string[]> {
    return (await this.choosing()).product.tiers.map(({ quantity, price, amountOff, percentOff }) =>
      [quantity, writtenPrice(price), writtenPrice(amountOff), Math.round(percentOff * 10) / 10].join(' '),
    )
  }

  async plan(): Promise<PlanFacts | undefined> {
    const { plan } = (await this.choosing()).plan ?? {}
    if (!plan) return undefined
    const first = isZero(plan.adjustment) ? undefined : sumOf([plan.instalment, plan.adjustment])
    return { payments: plan.length, instalment: writtenPrice(plan.instalment), first: first && writtenPrice(first) }
  }

  async beside(which: 'related' | 'upsell'): Promise<readonly string[]> {
    return (await this.choosing()).product[which].map(({ name }) => name)
  }

  async media() {
    const { gallery } = await this.choosing()
    const video = gallery.find((medium) => medium.video)?.video
    return { pictures: gallery.filter((medium) => !medium.video).length, video: video && videoIn(video.url) }
  }

  private async model(): Promise<ProductViewModel> {
    return this.quick ?? this.player.requireModel(ProductViewModel)
  }

  private async choosing(): Promise<ProductConfigurator> {
    const { choosing } = await this.model()
    if (!choosing) throw new Error('There is no product to choose of')
    return choosing
  }
}

/** Videos are in folders of their names. */
function videoIn(url: string): string | undefined {
  return new URL(url).pathname.split('/').at(-2)
}

function choose(choosing: ProductConfigurator, label: string, value: string): void {
  const { choices, options, items } = choosing.product
  const plan = choosing.plans?.values.find(({ title }) => title === value)
  const choice = choices.find((each) => each.label === label)
  const uid = choice?.values.find((each) => each.label === value)?.uid
  const option = options.find(({ title }) => title === label)
  const optionValue = option?.values.find(({ title }) => title === value)
  const item = items.find(({ title }) => title === label)
  const part = item?.options.find((each) => each.label === value)
  const design = choosing.product.giftCard?.designs.find(({ name }) => name === value)
  if (plan && option === choosing.plans?.option) choosing.subscribe(plan)
  else if (choice && uid !== undefined) choosing.choose(choice.code, uid)
  else if (option && optionValue) choosing.answer(option.id, [...earlier(choosing, option), String(optionValue.id)])
  else if (item && part) choosing.take(item, part.id, part.quantity)
  else if (design) choosing.write('design', String(design.id))
  else throw new Error(`There is no ${value} under ${label}`)
}

function earlier(choosing: ProductConfigurator, { id, kind }: ProductConfigurator['product']['options'][number]): readonly string[] {
  return kind === 'checkbox' ? choosing.answerOf(id) : []
}

function nameOf({ product }: ProductConfigurator, part: MissingPart): string {
  switch (part.kind) {
    case 'choice':
      return product.choices.find(({ code }) => code === part.code)?.label ?? part.code
    case 'option':
      return product.options.find(({ id }) => id === part.id)?.title ?? String(part.id)
    case 'item':
      return product.items.find(({ id }) => id === part.id)?.title ?? String(part.id)
    case 'gift':
      return part.field
    case 'stock':
      return 'stock'
  }
}

export function productMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(ProductViewModel)
  return [...failureMessages(model?.reading.failure, 'product-unread'), ...writeFailureMessages(model?.adding.task.failure, 'not-added')]
}
