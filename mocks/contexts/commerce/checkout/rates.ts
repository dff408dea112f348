import { everywhere, type Localised, say } from '../../../world/languages.ts'
import type { Store } from '../../../world/stores.ts'

export interface Parcel {
  readonly country: string
  readonly kilograms: number
  readonly isClubOrder: boolean
}

export interface Rate {
  readonly carrier: string
  readonly carrierTitle: Localised
  readonly method: string
  readonly methodTitle: Localised
  readonly cents: number
  readonly problem?: Localised | undefined
}

const heaviest = { standard: 30, express: 10 }

export function ratesFor({ country: own }: Pick<Store, 'country'>, { country, kilograms, isClubOrder }: Parcel): readonly Rate[] {
  if (isClubOrder) return [pickUp]
  const isAbroad = country !== own
  const parcels = [standard(kilograms, isAbroad), express(kilograms, isAbroad)]
  return kilograms > heaviest.standard ? [...parcels, freight(kilograms, isAbroad)] : parcels
}

const pickUp: Rate = {
  ...{ carrier: 'localPickup', method: 'flatrate', cents: 0 },
  carrierTitle: say('At your club', 'À votre club', 'クラブで受け取り', '到俱乐部取货'),
  methodTitle: say('Picked up', 'Retrait', '店頭受け取り', '取货'),
}

const pinewood = { carrier: 'pinewood', carrierTitle: everywhere('Pinewood Parcel') }
const tooHeavy = say(
  'The parcel is too heavy for this carrier.',
  'Le colis est trop lourd pour ce transporteur.',
  'この配送方法では重すぎます。',
  '包裹超过该承运商的重量上限。',
)
const notThere = say(
  'This carrier does not go there.',
  'Ce transporteur ne livre pas à cet endroit.',
  'この配送方法はお届け先に対応していません。',
  '该承运商不配送到此地址。',
)

function standard(kilograms: number, isAbroad: boolean): Rate {
  return {
    ...{ ...pinewood, method: 'standard', methodTitle: say('Standard', 'Standard', '通常配送', '标准配送') },
    cents: isAbroad ? 1800 + 400 * begun(kilograms) : 600 + 150 * begun(kilograms),
    ...(kilograms > heaviest.standard && { problem: tooHeavy }),
  }
}

function express(kilograms: number, isAbroad: boolean): Rate {
  return {
    ...{ ...pinewood, method: 'express', methodTitle: say('Express', 'Express', 'お急ぎ便', '快递') },
    cents: 1600 + 300 * begun(kilograms),
    ...(kilograms > heaviest.express && { problem: tooHeavy }),
    ...(isAbroad && { problem: notThere }),
  }
}

function freight(kilograms: number, isAbroad: boolean): Rate {
  return {
    ...{ carrier: 'heron', carrierTitle: everywhere('Heron Freight') },
    ...{ method: 'pallet', methodTitle: say('On a pallet', 'Sur palette', 'パレット便', '托盘货运') },
    cents: (isAbroad ? 15_000 : 6000) + 50 * begun(kilograms),
  }
}

/** Carriers charge for each started kilogram after the first. */
function begun(kilograms: number): number {
  return Math.max(0, Math.ceil(kilograms) - 1)
}
