import type { Phrases } from '../world/Phrases.ts'
import { membershipsWords } from './words/memberships.ts'
import { monitorsWords } from './words/monitors.ts'
import { plansWords } from './words/plans.ts'
import { purchasesWords } from './words/purchases.ts'

export const devicesWords: readonly Phrases[] = [membershipsWords, monitorsWords, plansWords, purchasesWords]
