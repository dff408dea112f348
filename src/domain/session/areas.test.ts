import { expect, it } from 'vitest'
import { type Area, isOpenTo, userTypesOf } from './areas.ts'
import type { UserType } from './player.ts'

const kinds: readonly UserType[] = [1, 2, 3]

it.each<[Area, readonly UserType[]]>([
  ['lessons', [1, 2]],
  ['booking', [1, 2]],
  ['videos', [1, 2]],
  ['devices', [2, 3]],
  ['membership', [2, 3]],
  ['launch-monitor-shop', [2, 3]],
])('[session.launch-monitor-gates] %s are for players of the kinds %j', (area, open) => {
  expect(kinds.filter((kind) => isOpenTo(area, kind))).toEqual(open)
  expect(userTypesOf(area)).toEqual(open)
})

it("[session.skytrak-shop-values] the launch monitor's shop, which is the parent's, is closed to a child", () => {
  expect(kinds.filter((kind) => isOpenTo('launch-monitor-shop', kind, true))).toEqual([])
  expect(kinds.filter((kind) => isOpenTo('devices', kind, true))).toEqual([2, 3])
})
