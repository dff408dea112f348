import * as z from 'zod/mini'

export const cart = z.object({ id: z.string(), playerId: z.string(), totalQuantity: z.number() })
