import { HttpDevices } from '#adapters/rest/devices/HttpDevices'
import { HttpMemberships } from '#adapters/rest/devices/HttpMemberships'
import { RestClient } from '#adapters/rest/RestClient'
import { Devices } from '#app/devices/ports/Devices'
import { Memberships } from '#app/devices/ports/Memberships'
import { RegisterDevice } from '#app/devices/RegisterDevice'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import { DeviceActions } from '#ui/devices/manage/DeviceActions.ts'
import { MembershipsModel } from '#ui/devices/memberships/MembershipsModel.ts'
import { Registration } from '#ui/devices/register/Registration.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Devices, HttpDevices, RestClient)
  share(Memberships, HttpMemberships, RestClient)

  give(RegisterDevice, Devices, Connectivity)
  give(Registration, Devices, RegisterDevice, Drafts)
  give(DeviceActions, Devices)
  give(MembershipsModel, Memberships, Clock)
  give(DevicesViewModel, Devices, Registration, DeviceActions, MembershipsModel)
})

export const part: Part = {
  requires: () => [import('../session/drafts.ts')],
  module,
  texts: textsIn('devices', (language) => import(`../../ui/devices/texts/devices/${language}.json`, { with: { type: 'json' } })),
}
