import { HttpDevices } from '#adapters/rest/devices/HttpDevices'
import { RestClient } from '#adapters/rest/RestClient'
import { Devices } from '#app/devices/ports/Devices'
import { RegisterDevice } from '#app/devices/RegisterDevice'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import { DeviceActions } from '#ui/devices/manage/DeviceActions.ts'
import { Registration } from '#ui/devices/register/Registration.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Devices, HttpDevices, RestClient)

  give(RegisterDevice, Devices, Connectivity)
  give(Registration, Devices, RegisterDevice, Drafts)
  give(DeviceActions, Devices)
  give(DevicesViewModel, Devices, Registration, DeviceActions)
})

export const part: Part = {
  requires: () => [import('../session/drafts.ts')],
  module,
  texts: textsIn('devices', (language) => import(`../../ui/devices/texts/devices/${language}.json`, { with: { type: 'json' } })),
}
