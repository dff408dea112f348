import { OpenPart } from '#composition/part'
import { wedgeSets } from '#mocks/contexts/commerce/deposits/clubSets'
import { regions } from '#mocks/http/regions'
import type { CodeKind } from '#ui/commerce/deposit/DepositCodesModel.ts'
import { DepositViewModel } from '#ui/commerce/deposit/DepositViewModel.ts'
import { storeOfRegion } from '../checkout/arbitraryCarts.ts'
import { createCheckout } from '../checkout/createCheckout.ts'
import { buyer, moveTo, type TaxedRegion } from './regions.ts'

export const card = { number: '4242 4242 4242 4242', holder: 'Hana Lindqvist', month: '05', year: '2030', securityCode: '737' }
export const clubOrderId = 'CC000000901'

/** One order of fitted clubs, whose deposit can be paid. */
export async function createDeposit(region: TaxedRegion = 'global') {
  const { tab, backend, sent, given } = await createCheckout({ playerId: buyer, prepare: (own) => moveTo(own, region) })
  const { world } = backend
  const sets = wedgeSets(storeOfRegion(region))
  const storeCode = regions[region].store
  await world.customClubs.add({
    id: clubOrderId,
    playerId: buyer,
    storeCode,
    sets,
    setId: 'three-wedges',
    withdrawn: false,
    checked: {},
    steps: [],
  })
  const open = async () => {
    const ask = await tab(region)
    await ask(OpenPart)(() => import('#composition/commerce/deposits'))
    const model = ask(DepositViewModel)
    await model.open(clubOrderId)
    return { ask, model }
  }
  return { world, given, open, sent, storeCode }
}

export async function applyCode(model: DepositViewModel, kind: CodeKind, code: string): Promise<void> {
  const { order, set } = model.choices
  if (!order || !set) throw new Error('Nothing is offered')
  model.codes.type(kind, code)
  await model.codes.apply(kind, order, set)
}
