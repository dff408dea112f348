import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { Shipments } from './Shipments.tsx'
import { Thumbnails } from './Thumbnails.tsx'

test('each parcel of a shipment is told', () => {
  const tracking = [
    { title: 'UPS', number: '1Z999' },
    { title: 'FedEx', number: '7700' },
  ]
  const { textContent } = drawn(<Shipments shipments={[{ number: '31', items: [], tracking }]} />)
  expect([...textContent.matchAll(/detail\.tracking carrier=(\w+) number=(\w+?)(?=detail|$)/g)].map(([, ...parcel]) => parcel)).toEqual([
    ['UPS', '1Z999'],
    ['FedEx', '7700'],
  ])
})

test('a parcel without a number names its carrier, and each item of a shipment its own pieces', () => {
  const items = [
    { id: 'i-1', name: 'Balls', quantity: 12 },
    { id: 'i-2', name: 'Glove', quantity: 3 },
  ]
  const tracking = [{ title: 'Courier of the club', number: undefined }]
  const [parcel, pieces] = drawn(<Shipments shipments={[{ number: '31', items, tracking }]} />).querySelectorAll('p')
  expect([parcel?.textContent, pieces?.textContent]).toEqual([
    'Courier of the club',
    'detail.piecesOf quantity=12 name=Ballslist.commadetail.piecesOf quantity=3 name=Glove',
  ])
})

test('of many items three are pictured, and how many others there are is told', () => {
  const item = { name: 'Balls', quantity: 1, shipped: 0, toShip: 0, picture: undefined, options: [] }
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...item, id }))
  expect([5, 3].map((count) => drawn(<Thumbnails items={items.slice(0, count)} />).textContent)).toEqual(['+2', ''])
})
