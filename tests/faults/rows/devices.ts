import * as calls from '#adapters/rest/devices/deviceCalls'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import { hana, type RowContext, screen } from '../Row.ts'

const hasMonitor = { prepare: ({ given }: RowContext) => given.devices.areOf(hana, 'LM20999001') }

export const rows = [
  screen(
    calls.devices,
    (ask) => {
      const devices = ask(DevicesViewModel)
      return { act: () => devices.read(), state: devices.reading, models: [devices], leave: () => devices.dispose() }
    },
    hasMonitor,
  ),
]
