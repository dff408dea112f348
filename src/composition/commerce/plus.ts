import { ShopPlusPlans } from '#adapters/shop/commerce/plus-subscription/ShopPlusPlans'
import { StartTrial } from '#app/commerce/plus-subscription/StartTrial'
import { PlusPlans, PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { PlusViewModel } from '#ui/commerce/plus-subscription/PlusViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, share }) => {
  share(PlusPlans, ShopPlusPlans, LoadShopClient)
  share(StartTrial, PlusSubscriptions, Connectivity)
  give(PlusViewModel, PlusSubscriptions, PlusPlans, StartTrial, Clock)
})

export const part: Part = {
  requires: () => [import('./module.ts'), import('./endings.ts')],
  module,
  texts: textsIn('plus', (language) => import(`../../ui/commerce/texts/plus/${language}.json`, { with: { type: 'json' } })),
}
