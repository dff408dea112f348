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
    expect(await devices.all()).toMatchObject([{ id: '7', esn: 'ZZ1', model: undefined, blocked: false }])
  })

  test('[devices.device-check-by-esn] are checked by their serial number', async () => {
    const { devices, requests } = answer(undefined, 50_303)
    expect(await devices.check('LM20666013')).toBe(50_303)
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname, new URL(url).search])).toEqual([
      ['GET', '/api/skytrak/device/check', '?esn=LM20666013'],
    ])
  })

  test('are registered by their serial number, given up and reported by their id', async () => {
    const { devices, requests } = answer(undefined)
    await devices.register('LM20999001')
    await devices.unregister('7')
    await devices.report('7', 'stolen')
    await devices.report('8', 'lost')
    expect(
      await Promise.all(requests.map(async (request) => [request.method, new URL(request.url).pathname, await request.json()])),
    ).toEqual([
      ['POST', '/api/skytrak/device/register', { esn: 'LM20999001' }],
      ['POST', '/api/skytrak/device/unregister', { deviceId: '7' }],
      ['PUT', '/api/skytrak/device/report', { deviceId: '7', reason: 'stolen' }],
      ['PUT', '/api/skytrak/device/report', { deviceId: '8', reason: 'lost' }],
    ])
  })
})
