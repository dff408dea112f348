import { BehaviorSubject, EMPTY } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { RedeemPrepaidCard } from '#app/devices/RedeemPrepaidCard'
import { RegisterDevice } from '#app/devices/RegisterDevice'
import { buildDevice, DevicesInMemory } from '../../../../tests/builders/devices.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildMembership, MembershipsInMemory } from '../../../../tests/builders/memberships.ts'
import { PrepaidCardsInMemory } from '../../../../tests/builders/prepaidCards.ts'
import { ActivationModel } from '../activate/ActivationModel.ts'
import { DeviceActions } from '../manage/DeviceActions.ts'
import { MembershipsModel } from '../memberships/MembershipsModel.ts'
import { PrepaidModel } from '../prepaid/PrepaidModel.ts'
import { Registration } from '../register/Registration.ts'
import { DevicesViewModel } from './DevicesViewModel.ts'

const clock = {
  now: () => Temporal.Instant.from('2026-12-13T17:30:00Z'),
  timeZone: 'America/Chicago',
  ticks: EMPTY,
  sleep: async () => undefined,
}
const online = { value: true, changes: new BehaviorSubject(true) }

const scanner = { isAvailable: true, scan: async () => 'ESN LM20999001' }

async function create({ drafts = new DraftsInMemory() } = {}) {
  const devices = new DevicesInMemory([buildDevice('1'), buildDevice('2', { blocked: true })])
  const memberships = new MembershipsInMemory([buildMembership('9', { deviceId: '1' }), buildMembership('10', { deviceId: undefined })])
  const cards = new PrepaidCardsInMemory()
  const plus = { hasPlus: false, check: async () => plus.hasPlus }
  const prepaid = new PrepaidModel(cards, new RedeemPrepaidCard(cards, online))
  const model = new MembershipsModel(memberships, clock, new ActivationModel(memberships), prepaid, plus)
  const registration = new Registration(devices, new RegisterDevice(devices, online), drafts, scanner)
  const screen = new DevicesViewModel(devices, registration, new DeviceActions(devices), model)
  await screen.read()
  return { screen, registration, actions: screen.actions, devices, drafts, memberships, plus }
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

  test('takes a serial number from the camera', async () => {
    const { registration, devices } = await create()
    registration.begin()
    registration.beginScan()
    await registration.scan({ srcObject: null, play: async () => undefined })
    expect([registration.typed, registration.isScanning, devices.checks]).toEqual(['LM20999001', false, ['LM20999001']])
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

describe('an activation', () => {
  test('[devices.activation-starts-select-device] begins with the launch monitor, then asks for the membership', async () => {
    const { screen, memberships } = await create()
    const { activation, activatable } = screen.memberships
    activation.begin({ membershipId: '10' })
    expect([activation.step, activatable.map(({ id }) => id)]).toEqual(['selectDevice', ['10']])
    activation.next()
    expect([activation.step, activation.isMissing]).toEqual(['selectDevice', true])
    activation.chooseDevice('1')
    activation.next()
    expect([activation.step, await screen.activate(), activation.step]).toEqual(['membership', true, 'done'])
    expect([memberships.activations, screen.memberships.activatable]).toEqual([['10 on 1'], []])
  })

  test('of a membership that is in use by now says so, and reads the memberships again', async () => {
    const { screen, memberships } = await create()
    const { activation } = screen.memberships
    activation.begin({ deviceId: '1', membershipId: '10' })
    activation.next()
    memberships.inUse = true
    await screen.activate()
    expect([activation.step, activation.isRefused, screen.memberships.activatable]).toEqual(['membership', true, []])
  })

  test('[devices.skytrak-plus-gate] of course play without the plus flag shows an offer and sends nothing', async () => {
    const { screen, memberships, plus } = await create()
    memberships.memberships = [buildMembership('11', { deviceId: undefined, source: 'simulation' })]
    await screen.read()
    const { activation } = screen.memberships
    activation.begin({ deviceId: '1', membershipId: '11' })
    activation.next()
    expect([screen.memberships.isPlusOffered, await screen.activate(), memberships.activations]).toEqual([true, false, []])
    plus.hasPlus = true
    await screen.read()
    activation.begin({ deviceId: '1', membershipId: '11' })
    activation.next()
    expect([await screen.activate(), memberships.activations]).toEqual([true, ['11 on 1']])
  })

  test('of course play offers the upgrade of the plan that the launch monitor has', async () => {
    const { screen, memberships } = await create()
    const [basic, play] = [
      buildMembership('10', { deviceId: '1', sku: 'LM-BASIC' }),
      { deviceId: undefined, source: 'simulation' } as const,
    ]
    memberships.memberships = [basic, buildMembership('11', play)]
    await screen.read()
    screen.memberships.activation.begin({ deviceId: '1', membershipId: '11' })
    expect(screen.memberships.upgradable?.id).toBe('10')
    screen.memberships.activation.begin({ deviceId: '2', membershipId: '11' })
    expect(screen.memberships.upgradable).toBe(undefined)
  })
})
