import * as z from 'zod/mini'

/** Pieces of a sku that were sold. */
export const stockTaken = z.object({ id: z.string(), taken: z.number() })

/** What a sku costs instead of the catalogue's price, in US cents. */
export const priceChanged = z.object({ id: z.string(), price: z.number() })
