import type { Product } from '../product.ts'
import { balls } from './balls.ts'
import { clothing } from './clothing.ts'
import { clubs } from './clubs.ts'
import { forWeather } from './forWeather.ts'
import { gear } from './gear.ts'
import { giftCards } from './giftCards.ts'
import { memberships } from './memberships.ts'
import { moreBalls } from './moreBalls.ts'
import { moreClothing } from './moreClothing.ts'
import { moreGear } from './moreGear.ts'
import { moreGifts } from './moreGifts.ts'
import { moreServices } from './moreServices.ts'
import { practice } from './practice.ts'
import { services } from './services.ts'
import { sets } from './sets.ts'
import { shortClubs } from './shortClubs.ts'
import { wear } from './wear.ts'
import { woodsAndIrons } from './woodsAndIrons.ts'

const forTheRound = [...clubs, ...woodsAndIrons, ...shortClubs, ...balls, ...moreBalls, ...gear, ...moreGear, ...practice]
const forThePlayer = [...clothing, ...moreClothing, ...wear, ...services, ...moreServices, ...memberships, ...forWeather]

export const products: readonly Product[] = [...forTheRound, ...forThePlayer, ...sets, ...giftCards, ...moreGifts]
