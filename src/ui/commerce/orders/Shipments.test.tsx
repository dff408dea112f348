import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/textsWithValues.tsx'
import { Shipments } from './Shipments.tsx'

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
