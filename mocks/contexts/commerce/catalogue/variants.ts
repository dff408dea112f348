import type { Attributes, Cents, ConfigurableProduct, Variant } from './product.ts'

type Answer = Omit<ConfigurableProduct, 'kind' | 'choices' | 'variants' | 'stock'>

interface Rules {
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** For each variant, unless its sku is listed separately. */
  readonly stock: number
  readonly stocks?: Readonly<Record<string, number>>
  readonly pictures?: (chosen: Attributes) => readonly string[]
  /** Added to the parent's price. */
  readonly surcharge?: (chosen: Attributes) => Cents
}

export function configurable(told: Answer, rules: Rules): ConfigurableProduct {
  const choices = Object.keys(rules.choices)
  const variants = combinations(Object.entries(rules.choices)).map((chosen, index) => variantOf(told, rules, chosen, index))
  return { ...told, kind: 'configurable', choices, variants, stock: 0 }
}

function variantOf(told: Answer, rules: Rules, chosen: Attributes, index: number): Variant {
  const words = Object.values(chosen).map((value) => value.replace('.', ''))
  const sku = [told.sku, ...words].join('-').toUpperCase()
  const more = rules.surcharge?.(chosen) ?? 0
  const { specialPrice, tags: _tags, related: _related, upsell: _upsell, ...inherited } = told
  return {
    ...inherited,
    ...{ kind: 'simple', id: told.id * 100 + index + 1, sku, urlKey: [told.urlKey, ...words].join('-'), chosen },
    attributes: { ...told.attributes, ...chosen },
    price: told.price + more,
    specialPrice: specialPrice === undefined ? undefined : specialPrice + more,
    pictures: rules.pictures?.(chosen) ?? told.pictures,
    stock: rules.stocks?.[sku] ?? rules.stock,
  }
}

function combinations(choices: readonly (readonly [string, readonly string[]])[]): readonly Attributes[] {
  const [first, ...rest] = choices
  if (!first) return [{}]
  const [code, values] = first
  const others = combinations(rest)
  return values.flatMap((value) => others.map((other) => ({ [code]: value, ...other })))
}
