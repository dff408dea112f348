import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildDevice } from '../../../../tests/builders/devices.ts'
import { HttpDevices } from './HttpDevices.ts'

function answer(data: unknown, code = 0) {
  const { client, requests } = createTestTab(() => Response.json({ code, data }))
  return { devices: new HttpDevices(client), requests }
}

const fields = { esn: 'LM00000007', model: 'standard', firmware: '4.2.0', registeredOn: '2025-06-01', reported: null, blocked: false }

describe('devices on the wire', () => {
  test('are read; a broken one is left out', async () => {
    const { devices } = answer([{ deviceId: '7', ...fields }, { deviceId: '8' }])
    expect(await devices.all()).toEqual([buildDevice('7')])
  })

  test('may be of a model that the product does not know, and without further data', async () => {
    const { devices } = answer([{ deviceId: '7', esn: 'ZZ1', model: 'tower' }])
    expect(await devices.all()).toMatchObject([{ id: '7', esn: 'ZZ1', model: undefined, firmware: undefined, blocked: false }])
  })
})
