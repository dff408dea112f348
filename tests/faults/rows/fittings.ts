import * as calls from '#adapters/rest/commerce/fitting/fittingCalls'
import { EarlierFittingsViewModel } from '#ui/commerce/earlier-fittings/EarlierFittingsViewModel.ts'
import { FittingViewModel } from '#ui/commerce/fitting/FittingViewModel.ts'
import { FittingsViewModel } from '#ui/commerce/fittings/FittingsViewModel.ts'
import { PutterFittingViewModel } from '#ui/commerce/putter-fitting/PutterFittingViewModel.ts'
import { PutterFittingsViewModel } from '#ui/commerce/putter-fittings/PutterFittingsViewModel.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const driver = { type: 'driver', id: 'FS-3071', selected: undefined }

export const rows = [
  rowOfScreen(calls.fittingSessions, (ask) => modelView(ask(FittingsViewModel), ({ reading }) => reading)),
  rowOfScreen(calls.earlierFittings, (ask) => modelView(ask(EarlierFittingsViewModel), ({ reading }) => reading)),
  rowOfScreen(calls.putterSessions, (ask) => modelView(ask(PutterFittingsViewModel), ({ reading }) => reading)),
  rowOfScreen(calls.fittingDetail, (ask) => {
    const model = ask(FittingViewModel)
    return { act: () => model.open(driver), state: model.reading, models: [model], leave: () => model.dispose() }
  }),
  rowOfScreen(calls.putterSessionDetail, (ask) => {
    const model = ask(PutterFittingViewModel)
    return { act: () => model.open('PS-0412'), state: model.reading, models: [model], leave: () => model.dispose() }
  }),
]
