import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { customClub } from '../fitting/fittingSchemas.ts'
import { addressOf, clubOrderOf } from './depositMapping.ts'

const usd = (value: number) => ({ value, currency: 'USD' })

test('each set has its own clubs, total and deposit', () => {
  const sets = ['one', 'two'].map((setInformation, index) => {
    return { setInformation, name: setInformation, total: usd(480 + index), deposit: usd(240 + index), tax: null }
  })
  const sums = { total: usd(480), deposit: usd(240), rest: usd(240) }
  const cart = {
    ...sums,
    maskId: 'mask',
    storeId: 7,
    sets,
    selectedSet: 'two',
    state: 'open',
    orderId: null,
    orderNumber: null,
    paid: null,
  }
  const customClubItems = ['two', 'one', 'two'].map((setInformation, index) => {
    return { id: `c-${index}`, name: `Wedge ${index}`, specification: [], quantity: 1, price: usd(159), setInformation }
  })
  const order = clubOrderOf(z.parse(customClub, { id: 'CC1', storeCode: 'us_en', status: 'awaiting-deposit', customClubItems, cart }))
  expect(order.sets.map(({ id, clubs, total, deposit }) => [id, clubs.map((club) => club.id), total.minor, deposit.minor])).toEqual([
    ['one', ['c-1'], 48_000, 24_000],
    ['two', ['c-0', 'c-2'], 48_100, 24_100],
  ])
  expect([order.setId, order.placed]).toEqual(['two', undefined])
})

test('the region of a centre has its name and its code', () => {
  const centre = { name: 'Lakeshore', firstname: 'Étienne', lastname: 'Roy', street: ['5 Elm Street'], city: 'Chicago' }
  const place = { postcode: '60601', telephone: '+13125550100', country_code: 'US', region: 'Illinois', region_code: 'IL', region_id: 23 }
  expect(addressOf({ ...centre, ...place })).toMatchObject({
    ...{ firstName: 'Étienne', lastName: 'Roy', company: 'Lakeshore' },
    region: { name: 'Illinois', code: 'IL', id: 23 },
  })
})
