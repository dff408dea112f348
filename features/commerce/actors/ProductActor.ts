import type { GiftField } from '#domain/commerce/giftDraft'
import { pathOfProduct } from '#ui/commerce/shopPaths.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  beginning,
  button,
  byRole,
  called,
  checkbox,
  dateField,
  dialog,
  field,
  filled,
  part,
  radio,
  select,
  type Target,
} from '../../world/screen/Target.ts'

/** A quick view is in front of the page's own form. */
export const form = part('form[data-add-status]').at(-1)
const quantity = field('addToCart:quantity.label').within(form).at(-1)
const tiers = part('[data-tier]').within(form)

export class ProductActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(urlKey: string): Promise<void> {
    return this.screen.open(pathOfProduct(urlKey))
  }

  /** `label` names an option, a choice, a part of a bundle or the plans. */
  async choose(label: string, value: string): Promise<void> {
    const { screen } = this
    const options = select(beginning(label)).within(form)
    if (await screen.shows(options)) return screen.choose(options, value)
    const group = groupOf(called(label))
    const wanted = radio(beginning(value))
      .or(checkbox(beginning(value)))
      .or(button(beginning(value)))
      .within(group)
    if (!(await screen.shows(wanted))) await screen.press(radio().within(part('[data-way=plan]').within(group)))
    await screen.press(wanted.at(0))
  }

  takeAlong(name: string): Promise<void> {
    return this.screen.press(checkbox(called(name)).within(groupOf('addToCart:addOns.title')))
  }

  write(label: string, text: string): Promise<void> {
    return this.screen.type(writtenAs(label), text)
  }

  async written(label: string): Promise<string> {
    return (await this.screen.value(writtenAs(label))) ?? ''
  }

  async writeOnCard(name: GiftField, text: string): Promise<void> {
    const written = writtenAs(await this.label(name))
    if (await this.screen.shows(written)) return this.screen.type(written, text)
    await this.screen.press(
      radio().within(
        part('label')
          .within(groupOf(`addToCart:gift.${name}`))
          .withText(called(text)),
      ),
    )
  }

  async writtenOnCard(name: GiftField): Promise<string> {
    const chosen = radio(undefined, { checked: true }).within(groupOf(`addToCart:gift.${name}`))
    return (await this.screen.value(writtenAs(await this.label(name)).or(chosen))) ?? ''
  }

  async want(count: number, of = quantity): Promise<void> {
    await this.screen.type(of, String(count))
    await this.screen.pressEnter(of)
  }

  setPartQuantity(name: string, count: number): Promise<void> {
    return this.want(count, field(filled('addToCart:bundle.quantity', { name })).within(form))
  }

  add(): Promise<void> {
    return this.screen.press(part('[data-add]').at(-1))
  }

  goOn(): Promise<void> {
    return this.screen.press(button('shell:kit.close').within(dialog()))
  }

  async adding() {
    const [addStatus] = await this.screen.marks(form, 'data-add-status')
    const [addResult] = await this.screen.marks(form, 'data-add-result')
    return { addStatus, addResult }
  }

  /** Quantity, price, saving and saving in per cent: `3 $44.00 $4.00 8.3`. */
  async tiers(): Promise<readonly string[]> {
    const words = await this.screen.words()
    const prices = await this.screen.texts(part('strong').within(tiers))
    const savings = await this.screen.texts(part('span:last-child').within(tiers))
    const rows = (await this.screen.marks(tiers, 'data-tier')).map((count, index) => {
      const { amount, percent = '' } = words.read('addToCart:tier.saving', savings[index] ?? '') ?? {}
      return [count, prices[index], amount, percent.replace('%', '')].join(' ')
    })
    return rows.slice(1)
  }

  private async label(name: GiftField): Promise<string> {
    const words = await this.screen.words()
    return words(`addToCart:gift.${name}`)
  }
}

function groupOf(label: Parameters<typeof byRole>[1]): Target {
  return byRole('group', label).within(form)
}

function writtenAs(label: string): Target {
  return field(beginning(label))
    .or(dateField(beginning(label)))
    .within(form)
}
