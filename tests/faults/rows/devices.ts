import * as calls from '#adapters/rest/devices/deviceCalls'
import { memberships } from '#adapters/rest/devices/membershipCalls'
import type { Resolver } from '#composition/provide'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import type { DeviceActions } from '#ui/devices/manage/DeviceActions.ts'
import { MembershipsModel } from '#ui/devices/memberships/MembershipsModel.ts'
import type { View } from '../cell/View.ts'
import { hana, type RowContext, screen } from '../Row.ts'

const own = 'LM20999001'
const free = 'LP31555222'
const hasMonitor = { prepare: ({ given }: RowContext) => given.devices.areOf(hana, own) }

function acting(begin: (actions: DeviceActions) => void, act: (screen: DevicesViewModel) => Promise<boolean>) {
  return (ask: Resolver): View => {
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

export const rows = [
  screen(
    calls.devices,
    (ask) => {
      const devices = ask(DevicesViewModel)
      return { act: () => devices.read(), state: devices.reading, models: [devices], leave: () => devices.dispose() }
    },
    hasMonitor,
  ),
  screen(
    memberships,
    (ask) => {
      const model = ask(MembershipsModel)
      return { act: () => model.read(), state: model.reading, models: [model], leave: () => model.dispose() }
    },
    hasMonitor,
  ),
  screen(
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
  screen(
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
  screen(
    calls.unregisterDevice,
    acting(
      (actions) => actions.show('transfer'),
      (devices) => devices.transfer(),
    ),
    hasMonitor,
  ),
  screen(
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
]
