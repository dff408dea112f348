import { HttpFittings } from '#adapters/rest/commerce/fitting/HttpFittings'
import { RestClient } from '#adapters/rest/RestClient'
import { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import { Fittings } from '#app/commerce/ports/Fittings'
import { FittingUnits } from '#app/commerce/ports/FittingUnits'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { CustomClubModel } from '#ui/commerce/custom-club/CustomClubModel.ts'
import { EarlierFittingsViewModel } from '#ui/commerce/earlier-fittings/EarlierFittingsViewModel.ts'
import { FittingViewModel } from '#ui/commerce/fitting/FittingViewModel.ts'
import { FittingsViewModel } from '#ui/commerce/fittings/FittingsViewModel.ts'
import { PutterFittingViewModel } from '#ui/commerce/putter-fitting/PutterFittingViewModel.ts'
import { PutterFittingsViewModel } from '#ui/commerce/putter-fittings/PutterFittingsViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SessionFittingUnits } from '../bridges/SessionFittingUnits.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Fittings, HttpFittings, RestClient)
  share(FittingUnits, SessionFittingUnits, CurrentSession)
  give(CustomClubModel, Fittings, Clock, WithdrawnOrders)
  give(FittingsViewModel, Fittings, FittingUnits, WithdrawnOrders)
  give(EarlierFittingsViewModel, Fittings)
  give(FittingViewModel, Fittings, FittingUnits, CustomClubModel)
  give(PutterFittingsViewModel, Fittings, WithdrawnOrders)
  give(PutterFittingViewModel, Fittings, FittingUnits, CustomClubModel)
})

export const part: Part = {
  requires: () => [import('./withdrawnOrders.ts'), import('./clubSums.ts')],
  module,
  texts: textsIn('fitting', (language) => import(`../../ui/commerce/texts/fitting/${language}.json`, { with: { type: 'json' } })),
}
