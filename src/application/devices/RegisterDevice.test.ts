import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { DevicesInMemory } from '../../../tests/builders/devices.ts'
import { RegisterDevice } from './RegisterDevice.ts'

const online = { value: true, changes: new BehaviorSubject(true) }

test('a device whose answer got lost is found, and not registered again', async () => {
  const devices = new DevicesInMemory()
  devices.trouble = 'answer-lost'
  expect(await new RegisterDevice(devices, online).execute('LM20999001')).toBe(0)
  expect(devices.writes).toEqual(['register LM20999001'])
})

test('a device that was never registered says so', async () => {
  const devices = new DevicesInMemory()
  devices.trouble = 'refused'
  await expect(new RegisterDevice(devices, online).execute('LM20999001')).rejects.toMatchObject({ outcome: 'not-done' })
})

test('the code of a refusal is passed on', async () => {
  const devices = new DevicesInMemory()
  devices.code = 50_302
  expect(await new RegisterDevice(devices, online).execute('LM20999001')).toBe(50_302)
})
