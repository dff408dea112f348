import type { Store } from '../../../../world/stores.ts'
import type { Customer } from '../../resolvers/resolver.ts'
import { type AttributeValue, attributeNamed, valueNamed } from '../attributes.ts'
import type { ConfigurableProduct, Product, Variant } from '../product.ts'
import { uidFor } from '../uid.ts'

type Wire = (product: Product, customer: Customer) => object

export function configurableFields(product: ConfigurableProduct, customer: Customer, wire: Wire) {
  return {
    configurable_options: () => product.choices.map((code, index) => choiceOnWire(product, code, index, customer)),
    variants: () =>
      product.variants
        .filter(({ sku }) => !customer.world.withdrawn.find(sku))
        .map((variant) => ({
          attributes: product.choices.map((code) => chosenOnWire(variant, code, customer)),
          product: wire(variant, customer),
        })),
  }
}

function choiceOnWire({ id, variants }: ConfigurableProduct, code: string, position: number, { store }: Customer) {
  const attribute = attributeNamed(code)
  const used = new Set(variants.map(({ chosen }) => chosen[code]))
  return {
    ...{ uid: uidFor('configurable', id, attribute.id), attribute_uid: uidFor(attribute.id), attribute_code: code },
    ...{ label: attribute.label[store.language], position },
    values: attribute.values.filter((value) => used.has(value.code)).map((value) => valueOnWire(value, attribute.id, store)),
  }
}

function valueOnWire({ index, label, colour }: AttributeValue, attributeId: number, { language }: Store) {
  const text = label[language]
  return {
    ...{ uid: valueUid(attributeId, index), value_index: index, label: text, default_label: label.en, store_label: text },
    use_default_value: true,
    swatch_data: colour === undefined ? { __typename: 'TextSwatchData', value: text } : { __typename: 'ColorSwatchData', value: colour },
  }
}

function chosenOnWire({ chosen }: Variant, code: string, { store: { language } }: Customer) {
  const attribute = attributeNamed(code)
  const { index, label } = valueNamed(attribute, chosen[code] ?? '')
  return { uid: valueUid(attribute.id, index), code, label: label[language], value_index: index }
}

export function valueUid(attributeId: number, index: number): string {
  return uidFor('configurable', attributeId, index)
}
