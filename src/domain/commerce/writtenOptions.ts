import { type Product, typedAs } from './product.ts'
import type { Selection } from './selection.ts'

/** What is written into a product's text options, such as an engraving, by the option's id. */
export function writtenOptions({ options }: Pick<Product, 'options'>, selection: Pick<Selection, 'options'>): ReadonlyMap<number, string> {
  const fields = new Set(options.filter(typedAs).map(({ id }) => id))
  const written = selection.options.filter(({ optionId }) => fields.has(optionId))
  return new Map(written.flatMap(({ optionId, values: [text] }) => (text ? [[optionId, text]] : [])))
}
