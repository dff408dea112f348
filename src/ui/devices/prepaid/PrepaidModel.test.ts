import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { RedeemPrepaidCard } from '#app/devices/RedeemPrepaidCard'
import { PrepaidCardsInMemory } from '../../../../tests/builders/prepaidCards.ts'
import { PrepaidModel } from './PrepaidModel.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const simulator = 'SIM0-2026-4471-0KPX'

function create() {
  const cards = new PrepaidCardsInMemory()
  const model = new PrepaidModel(cards, new RedeemPrepaidCard(cards, online))
  model.begin()
  return { model, cards }
}

describe('a prepaid card', () => {
  test('[devices.prepaid-starts-input-code] begins with its code, and is checked only once it is complete', async () => {
    const { model, cards } = create()
    expect([model.step, model.isIncomplete]).toEqual(['inputCodeCard', false])
    model.write('SIM0-2026')
    await model.check()
    expect([model.step, model.isIncomplete, cards.checks]).toEqual(['inputCodeCard', true, []])
  })

  test('[devices.prepaid-card-fields] is shown before it is redeemed, and goes to what it is for', async () => {
    const { model, cards } = create()
    model.write(simulator)
    await model.check()
    expect([model.step, model.card, cards.redeemed]).toEqual([
      'simulator',
      { code: 'SIM0202644710KPX', skuId: '1', name: 'A year', use: 'simulator' },
      [],
    ])
    expect([await model.redeem(), model.step, cards.redeemed]).toEqual([true, 'done', ['SIM0202644710KPX']])
  })

  test('[devices.prepaid-simulator-or-membership] offers both choices, and is redeemed only for its own', async () => {
    const { model, cards } = create()
    model.write(simulator)
    await model.check()
    model.choose('membership')
    expect([model.step, model.isMismatch, await model.redeem(), cards.redeemed]).toEqual(['membership', true, false, []])
    model.choose('simulator')
    expect([model.isMismatch, await model.redeem()]).toEqual([false, true])
  })

  test('that is refused leads back to its code', async () => {
    const { model, cards } = create()
    cards.redeemed.push('SIM0202644710KPX')
    model.write(simulator)
    await model.check()
    expect([model.step, model.isRefused]).toEqual(['inputCodeCard', true])
    model.write('MEM0')
    expect(model.isRefused).toBe(false)
  })

  test('is redeemed once under several presses', async () => {
    const { model, cards } = create()
    model.write(simulator)
    await model.check()
    await Promise.all(Array.from({ length: 10 }, () => model.redeem()))
    expect(cards.redeemed).toHaveLength(1)
  })
})
