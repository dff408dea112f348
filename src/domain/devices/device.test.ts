import { expect, test } from 'vitest'
import { buildDevice } from '../../../tests/builders/devices.ts'
import { ownedDevices } from './device.ts'

test('devices are listed newest first, those without a date last', () => {
  const devices = [
    buildDevice('1', { registeredOn: undefined }),
    buildDevice('2', { registeredOn: Temporal.PlainDate.from('2025-03-01') }),
    buildDevice('3', { registeredOn: Temporal.PlainDate.from('2026-01-20') }),
  ]
  expect(ownedDevices(devices).map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('[devices.device-blocked] a blocked device is not among the player’s', () => {
  const devices = [buildDevice('1', { blocked: true }), buildDevice('2')]
  expect(ownedDevices(devices).map(({ id }) => id)).toEqual(['2'])
})
