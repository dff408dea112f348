import { expect, test } from 'vitest'
import { DirectionsViewModel } from './DirectionsViewModel.ts'

const centre = { name: 'Marina Quay Studio, 3', location: { latitude: 1.2819, longitude: 103.8533 } }

test('directions lead to the centre', () => {
  const address = new DirectionsViewModel({ isChina: false }).addressTo(centre)
  expect(address).toBe('https://www.google.com/maps/dir/?api=1&destination=1.2819,103.8533')
})

test('directions on the site for China lead to a map service that can be reached there', () => {
  const address = new URL(new DirectionsViewModel({ isChina: true }).addressTo(centre))
  expect(address.host).toBe('uri.amap.com')
  expect(Object.fromEntries(address.searchParams)).toEqual({ coordinate: 'wgs84', to: '103.8533,1.2819,Marina Quay Studio, 3' })
})
