import { BrowserBarcodeScanner } from '#adapters/browser/device/BrowserBarcodeScanner'
import { HttpDevicePurchases } from '#adapters/rest/devices/HttpDevicePurchases'
import { HttpDevices } from '#adapters/rest/devices/HttpDevices'
import { RestClient } from '#adapters/rest/RestClient'
import { BarcodeScanner } from '#app/devices/ports/BarcodeScanner'
import { DevicePurchases } from '#app/devices/ports/DevicePurchases'
import { Devices } from '#app/devices/ports/Devices'
import { Memberships } from '#app/devices/ports/Memberships'
import { PlusAccess } from '#app/devices/ports/PlusAccess'
import { PrepaidCards } from '#app/devices/ports/PrepaidCards'
import { RedeemPrepaidCard } from '#app/devices/RedeemPrepaidCard'
import { RegisterDevice } from '#app/devices/RegisterDevice'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { ActivationModel } from '#ui/devices/activate/ActivationModel.ts'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import { DeviceActions } from '#ui/devices/manage/DeviceActions.ts'
import { MembershipsModel } from '#ui/devices/memberships/MembershipsModel.ts'
import { PrepaidModel } from '#ui/devices/prepaid/PrepaidModel.ts'
import { DevicePurchasesViewModel } from '#ui/devices/purchases/DevicePurchasesViewModel.ts'
import { Registration } from '#ui/devices/register/Registration.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { CommercePrepaidCards } from '../bridges/CommercePrepaidCards.ts'
import { SessionPlusAccess } from '../bridges/SessionPlusAccess.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Devices, HttpDevices, RestClient)
  share(PlusAccess, SessionPlusAccess, CurrentSession, OpenPart)
  share(PrepaidCards, CommercePrepaidCards, OpenPart, CurrentSession)

  give(RegisterDevice, Devices, Connectivity)
  shareFrom(BarcodeScanner, (clock: Clock) => new BrowserBarcodeScanner(globalThis, clock), Clock)
  give(Registration, Devices, RegisterDevice, Drafts, BarcodeScanner)
  give(DeviceActions, Devices)
  give(RedeemPrepaidCard, PrepaidCards, Connectivity)
  give(PrepaidModel, PrepaidCards, RedeemPrepaidCard)
  give(ActivationModel, Memberships)
  give(MembershipsModel, Memberships, Clock, ActivationModel, PrepaidModel, PlusAccess)
  share(DevicePurchases, HttpDevicePurchases, RestClient)
  give(DevicePurchasesViewModel, DevicePurchases, Clock)
  give(DevicesViewModel, Devices, Registration, DeviceActions, MembershipsModel)
})

export const part: Part = {
  requires: () => [import('../session/drafts.ts'), import('./memberships.ts')],
  module,
  texts: textsIn('devices', (language) => import(`../../ui/devices/texts/devices/${language}.json`, { with: { type: 'json' } })),
}
