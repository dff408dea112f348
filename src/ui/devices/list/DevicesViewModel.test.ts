import { BehaviorSubject, EMPTY } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { RegisterDevice } from '#app/devices/RegisterDevice'
import { buildDevice, DevicesInMemory } from '../../../../tests/builders/devices.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildMembership } from '../../../../tests/builders/memberships.ts'
import { DeviceActions } from '../manage/DeviceActions.ts'
import { MembershipsModel } from '../memberships/MembershipsModel.ts'
import { Registration } from '../register/Registration.ts'
import { DevicesViewModel } from './DevicesViewModel.ts'

const clock = {
  now: () => Temporal.Instant.from('2026-12-13T17:30:00Z'),
  timeZone: 'America/Chicago',
  ticks: EMPTY,
  sleep: async () => undefined,
}
const online = { value: true, changes: new BehaviorSubject(true) }

async function create({ drafts = new DraftsInMemory() } = {}) {
  const devices = new DevicesInMemory([buildDevice('1'), buildDevice('2', { blocked: true })])
  const memberships = { all: async () => [buildMembership('9', { deviceId: '1' })] }
  const registration = new Registration(devices, new RegisterDevice(devices, online), drafts)
  const screen = new DevicesViewModel(devices, registration, new DeviceActions(devices), new MembershipsModel(memberships, clock))
  await screen.read()
  return { screen, registration, actions: screen.actions, devices, drafts }
}

describe('a registration', () => {
  test('[devices.register-starts-invalid-esn] starts with an invalid serial number', async () => {
    const { registration } = await create()
    registration.begin()
    expect([registration.status, registration.nextStep, registration.isWrong]).toEqual(['invalidESN', undefined, false])
  })

  test('[devices.device-check-by-esn] checks a serial number once it is complete, and each one once', async () => {
    const { registration, devices } = await create()
    registration.begin()
    for (const text of ['LM', 'LM2099900', 'LM20999001', 'LM20 9990 01']) await registration.write(text)
    expect([devices.checks, registration.nextStep]).toEqual([['LM20999001'], 'register'])
    await registration.write('LM20 9990 0')
    expect([registration.status, registration.nextStep]).toEqual(['invalidESN', undefined])
  })

  test('[devices.device-blocked] flags a blocked device and lists nothing', async () => {
    const { screen, registration, devices } = await create()
    registration.begin()
    devices.code = 50_303
    await registration.write('LM20666013')
    expect([registration.status, await screen.register(), devices.writes, screen.owned.length]).toEqual(['blocked', false, [], 1])
  })

  test('that somebody else was faster with shows it', async () => {
    const { screen, registration, devices } = await create()
    registration.begin()
    await registration.write('LM20999001')
    devices.code = 50_302
    expect([await screen.register(), registration.status, registration.isOpen]).toEqual([false, 'taken', true])
  })

  test('of an incomplete serial number says what is wrong', async () => {
    const { screen, registration, devices } = await create()
    registration.begin()
    await registration.write('LM2')
    expect([await screen.register(), registration.isWrong, devices.writes]).toEqual([false, true, []])
  })

  test('adds the device to the list, and leaves no draft', async () => {
    const { screen, registration, drafts } = await create()
    registration.begin()
    await registration.write('LM20999001')
    expect(await screen.register()).toBe(true)
    expect([screen.owned.map(({ esn }) => esn), registration.isOpen, [...drafts.kept]]).toEqual([['LM20999001', 'LM00000001'], false, []])
  })

  test('is still there after a reload, and checked again', async () => {
    const { registration, drafts } = await create()
    registration.begin()
    await registration.write('LM20999001')
    const again = await create({ drafts })
    again.registration.begin()
    expect([again.registration.typed, again.devices.checks]).toEqual(['LM20999001', ['LM20999001']])
  })
})

describe('a launch monitor', () => {
  test('[devices.device-area-kept] has its membership, which ends soon', async () => {
    const { screen } = await create()
    const membership = screen.memberships.of('1')
    expect([
      membership?.id,
      membership && screen.memberships.stateOf(membership),
      membership && screen.memberships.endsSoon(membership),
    ]).toEqual(['9', 'ends', true])
  })

  test('[devices.device-transfer-report-upgrade] that is sold leaves the list', async () => {
    const { screen, actions, devices } = await create()
    const [device] = screen.owned
    if (device) actions.open(device)
    actions.show('transfer')
    expect([await screen.transfer(), devices.writes, screen.owned, actions.device]).toEqual([true, ['unregister 1'], [], undefined])
  })

  test('is reported with a reason only', async () => {
    const { screen, actions, devices } = await create()
    const [device] = screen.owned
    if (device) actions.open(device)
    actions.show('report')
    expect([await screen.report(), actions.isReasonMissing, devices.writes]).toEqual([false, true, []])
    actions.choose('stolen')
    expect([await screen.report(), screen.owned[0]?.reported]).toEqual([true, 'stolen'])
  })
})
