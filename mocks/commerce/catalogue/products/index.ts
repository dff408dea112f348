import type { Product } from '../product.ts'
import { balls } from './balls.ts'
import { clothing } from './clothing.ts'
import { clubs } from './clubs.ts'
import { gear } from './gear.ts'
import { giftCards } from './giftCards.ts'
import { services } from './services.ts'
import { sets } from './sets.ts'

/** In order of their position. */
export const products: readonly Product[] = [...clubs, ...balls, ...gear, ...clothing, ...services, ...sets, ...giftCards]
