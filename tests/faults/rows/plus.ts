import * as calls from '#adapters/rest/commerce/plus-subscription/plusCalls'
import { plusShopProducts } from '#adapters/shop/commerce/catalogueOperations'
import { PlusPlans } from '#app/commerce/ports/PlusSubscriptions'
import { PlusViewModel } from '#ui/commerce/plus-subscription/PlusViewModel.ts'
import { readView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const codeAlone = { keeps: 'code' } as const

export const rows = [
  rowOfScreen(calls.plusSubscription, (ask) => modelView(ask(PlusViewModel), ({ reading }) => reading), codeAlone),
  rowOfScreen(calls.plusTrial, (ask) => modelView(ask(PlusViewModel), ({ readingTrial }) => readingTrial), codeAlone),
  rowOfScreen(
    calls.startPlusTrial,
    (ask) => {
      const model = ask(PlusViewModel)
      return {
        act: () => model.startTrial(),
        ...{ state: model.starting, models: [model], isDone: () => model.status === 'SUCCESS', leave: () => model.dispose() },
      }
    },
    codeAlone,
  ),
  rowOfScreen(plusShopProducts, (ask) => readView((signal) => ask(PlusPlans).offered(signal)), {
    remembered: true,
    deviations: [
      { where: ['200-beside'], gives: { outcome: 'done' }, source: 'the plans are there beside the errors' },
      {
        where: ['drift-missing-field', 'drift-text-for-number'],
        gives: { leftOut: 0 },
        source: 'a category that can not be read puts nothing forward; its products stay',
      },
    ],
  }),
]
