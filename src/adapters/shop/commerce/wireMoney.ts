import * as z from 'zod/mini'
import { type Money, moneyOf } from '#domain/commerce/money'

export const wireMoney: z.ZodMiniType<Money> = z.pipe(
  z.object({ value: z.number().check(z.minimum(-1e12), z.maximum(1e12)), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  z.transform(({ value, currency }) => moneyOf(value, currency)),
)
