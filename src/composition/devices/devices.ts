import { HttpDevices } from '#adapters/rest/devices/HttpDevices'
import { RestClient } from '#adapters/rest/RestClient'
import { Devices } from '#app/devices/ports/Devices'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Devices, HttpDevices, RestClient)

  give(DevicesViewModel, Devices)
})

export const part: Part = {
  module,
  texts: textsIn('devices', (language) => import(`../../ui/devices/texts/devices/${language}.json`, { with: { type: 'json' } })),
}
