import { type Product, typedAs, type Variant } from './product.ts'

type Offer = Pick<Product, 'inStock' | 'isIncomplete' | 'kind' | 'choices' | 'variants' | 'items' | 'options'>

/** True if everything that must be chosen can be: the shop's flag alone doesn't know of parts and variants that it has withdrawn. */
export function isSalable({ inStock, isIncomplete = false, kind, choices, variants, items, options }: Offer): boolean {
  if (!inStock || isIncomplete) return false
  if (kind === 'configurable' && !variants.some((variant) => canBeChosen(variant, choices))) return false
  const parts = items.filter(({ isRequired }) => isRequired)
  const lists = options.filter((option) => option.isRequired && option.kind !== 'file' && !typedAs(option))
  return parts.every((part) => part.options.some((option) => option.inStock)) && lists.every(({ values }) => values.length > 0)
}

function canBeChosen({ inStock, attributes }: Variant, choices: Offer['choices']): boolean {
  return inStock && choices.every(({ code, values }) => values.some(({ uid }) => attributes.get(code) === uid))
}
