import * as z from 'zod/mini'

export const stockTaken = z.object({ id: z.string(), taken: z.number() })

export const withdrawn = z.object({ id: z.string() })

export const priceChanged = z.object({ id: z.string(), price: z.number() })
