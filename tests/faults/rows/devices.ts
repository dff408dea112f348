import * as calls from '#adapters/rest/devices/deviceCalls'
import { membershipStatus, memberships } from '#adapters/rest/devices/membershipCalls'
import { purchases } from '#adapters/rest/devices/purchaseCalls'
import { redeemMembershipGiftCard, validateMembershipGiftCard } from '#adapters/shop/commerce/membershipCardOperations'
import type { Resolver } from '#composition/provide'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import type { DeviceActions } from '#ui/devices/manage/DeviceActions.ts'
import { MembershipsModel } from '#ui/devices/memberships/MembershipsModel.ts'
import { DevicePurchasesViewModel } from '#ui/devices/purchases/DevicePurchasesViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'

const own = 'LM20999001'
const free = 'LP31555222'
const hasMonitor = { prepare: ({ given }: RowContext) => given.devices.areOf(hana, own) }

function acting(begin: (actions: DeviceActions) => void, act: (screen: DevicesViewModel) => Promise<boolean>) {
  return (ask: Resolver): ObservedView => {
    const devices = ask(DevicesViewModel)
    const { actions } = devices
    return {
      open: async () => {
        await devices.read()
        const [device] = devices.owned
        if (device) actions.open(device)
        begin(actions)
      },
      ...{ act: () => act(devices), state: actions.working, models: [devices, actions], leave: () => devices.dispose() },
      isDone: () => actions.device === undefined,
    }
  }
}

const card = 'MEM0202688520QRT'

/** A membership that no launch monitor uses, of a player who may activate it. */
async function hasLooseMembership({ given, world }: RowContext): Promise<void> {
  await world.players.change(hana, { skytrakPlus: true })
  await given.devices.areOf(hana, own)
  await given.devices.hasLooseMembership(hana, 'Course Simulation')
}

export const rows = [
  rowOfScreen(
    purchases,
    (ask) => {
      const model = ask(DevicePurchasesViewModel)
      return { act: () => model.read(), state: model.reading, models: [model], leave: () => model.dispose() }
    },
    hasMonitor,
  ),
  rowOfScreen(
    calls.devices,
    (ask) => {
      const devices = ask(DevicesViewModel)
      return { act: () => devices.read(), state: devices.reading, models: [devices], leave: () => devices.dispose() }
    },
    hasMonitor,
  ),
  rowOfScreen(
    memberships,
    (ask) => {
      const model = ask(MembershipsModel)
      return { act: () => model.read(), state: model.reading, models: [model], leave: () => model.dispose() }
    },
    hasMonitor,
  ),
  rowOfScreen(
    calls.checkDevice,
    (ask) => {
      const { registration } = ask(DevicesViewModel)
      return {
        open: () => registration.begin(),
        act: () => (registration.typed === '' ? registration.write(free) : registration.checking.retry()),
        // Which code it was decides the next step; here it counts that one was read.
        value: () => registration.checking.value !== undefined,
        ...{ state: registration.checking, models: [registration], leave: () => registration.dispose() },
      }
    },
    hasMonitor,
  ),
  rowOfScreen(
    calls.registerDevice,
    (ask) => {
      const devices = ask(DevicesViewModel)
      const { registration } = devices
      return {
        open: async () => {
          registration.begin()
          await registration.write(free)
        },
        ...{ act: () => devices.register(), state: registration.registering, models: [devices, registration] },
        ...{ leave: () => devices.dispose(), isDone: () => !registration.isOpen },
      }
    },
    hasMonitor,
  ),
  rowOfScreen(
    calls.unregisterDevice,
    acting(
      (actions) => actions.show('transfer'),
      (devices) => devices.transfer(),
    ),
    hasMonitor,
  ),
  rowOfScreen(
    calls.reportDevice,
    acting(
      (actions) => {
        actions.show('report')
        actions.choose('lost')
      },
      (devices) => devices.report(),
    ),
    hasMonitor,
  ),
  rowOfScreen(
    membershipStatus,
    (ask) => {
      const devices = ask(DevicesViewModel)
      const { activation } = devices.memberships
      return {
        open: async () => {
          await devices.read()
          const [device] = devices.owned
          const [membership] = devices.memberships.activatable
          activation.begin({ deviceId: device?.id, membershipId: membership?.id })
          activation.next()
        },
        ...{ act: () => devices.activate(), state: activation.activating, models: [devices, activation] },
        ...{ leave: () => devices.dispose(), isDone: () => activation.step === 'done' },
      }
    },
    {
      prepare: hasLooseMembership,
      deviations: [{ where: ['code-50311'], gives: { outcome: 'not shown as done' }, source: 'it is in use on another launch monitor' }],
    },
  ),
  rowOfScreen(
    validateMembershipGiftCard,
    (ask) => {
      const { prepaid } = ask(MembershipsModel)
      return {
        open: () => prepaid.begin(),
        act: () => {
          if (prepaid.typed !== '') return prepaid.checking.retry()
          prepaid.write(card)
          return prepaid.check()
        },
        value: () => prepaid.card,
        ...{ state: prepaid.checking, models: [prepaid], leave: () => prepaid.close() },
      }
    },
    hasMonitor,
  ),
  rowOfScreen(
    redeemMembershipGiftCard,
    (ask) => {
      const devices = ask(DevicesViewModel)
      const { prepaid } = devices.memberships
      return {
        open: async () => {
          prepaid.begin()
          prepaid.write(card)
          await prepaid.check()
        },
        ...{ act: () => devices.redeem(), state: prepaid.redeeming, models: [devices, prepaid] },
        ...{ leave: () => devices.dispose(), isDone: () => prepaid.step === 'done' },
        refusal: () => (prepaid.isRefused ? 'refused' : undefined),
      }
    },
    {
      ...hasMonitor,
      refusals: { refused: 'devices:prepaid.refused' },
      deviations: [
        {
          where: ({ outcome }) => outcome === 'rejected',
          gives: { outcome: 'refused: refused' },
          source: 'the code leads back to its field',
        },
      ],
    },
  ),
]
