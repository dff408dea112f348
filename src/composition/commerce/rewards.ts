import { Bucks } from '#app/commerce/ports/Bucks'
import { Coupons } from '#app/commerce/ports/Coupons'
import { Clock } from '#app/shared/ports/Clock'
import { RewardsViewModel } from '#ui/commerce/rewards/RewardsViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(RewardsViewModel, Bucks, Coupons, Clock)
})

export const part: Part = {
  requires: () => [import('./endings.ts')],
  module,
  texts: textsIn('rewards', (language) => import(`../../ui/commerce/texts/rewards/${language}.json`, { with: { type: 'json' } })),
}
