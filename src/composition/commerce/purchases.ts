import { HttpPurchases } from '#adapters/rest/commerce/purchases/HttpPurchases'
import { RestClient } from '#adapters/rest/RestClient'
import { DownloadReceipt } from '#app/commerce/purchases/DownloadReceipt'
import { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { Clock } from '#app/shared/ports/Clock'
import { DeviceFiles } from '#app/shared/ports/DeviceFiles'
import { Downloads } from '#app/shared/ports/Downloads'
import { PurchasesViewModel } from '#ui/commerce/purchases/PurchasesViewModel.ts'
import { PurchaseViewModel } from '#ui/commerce/purchases/PurchaseViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Purchases, HttpPurchases, RestClient, MediaAddress)
  share(DownloadReceipt, Downloads, DeviceFiles)
  give(PurchasesViewModel, Purchases, Clock)
  give(PurchaseViewModel, Purchases, DownloadReceipt, Clock)
})

export const part: Part = {
  requires: () => [import('../deviceFiles.ts')],
  module,
  texts: textsIn('purchases', (language) => import(`../../ui/commerce/texts/purchases/${language}.json`, { with: { type: 'json' } })),
}
