import { expect, test } from 'vitest'
import { activationOf, isOpenTo } from './plusFeatures.ts'

test('[devices.skytrak-plus-gate] course play needs the plus flag; buying and everything else does not', () => {
  expect([isOpenTo(activationOf('simulation'), false), isOpenTo(activationOf('simulation'), true)]).toEqual([false, true])
  const free = ['register', 'transfer', 'report', 'buy', 'redeem', 'purchases', activationOf('skytrak'), activationOf('legacy')] as const
  expect(free.every((feature) => isOpenTo(feature, false))).toBe(true)
})
