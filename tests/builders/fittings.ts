import { EMPTY } from 'rxjs'
import { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { Fittings } from '#app/commerce/ports/Fittings'
import type { FittedClub, FittingDetail } from '#domain/commerce/fitting/fitting'
import type { PutterDetail } from '#domain/commerce/fitting/putterFitting'
import { CustomClubModel } from '#ui/commerce/custom-club/CustomClubModel.ts'
import { FittingViewModel } from '#ui/commerce/fitting/FittingViewModel.ts'
import { PutterFittingViewModel } from '#ui/commerce/putter-fitting/PutterFittingViewModel.ts'
import { FixedClock } from './schedulingPorts.ts'
import { unasked } from './unasked.ts'

const average = { ballSpeed: 64.2, launchAngle: 13.4, spinRate: 2710, carry: 198.4, height: 27.1, descentAngle: 35.2 }
const clubs = (['tested', 'current', 'recommended'] as const).map(
  (role): FittedClub => ({ id: role, role, name: role, shaft: '', loft: 10.5, lie: 59, length: 1.143, average }),
)
export const fittingDetail: FittingDetail = {
  ...{ id: 'FS-7', type: 'driver', kind: 'driver', heldOn: Temporal.PlainDate.from('2026-05-07'), centre: 'Lakeshore', fitter: 'Étienne' },
  ...{ note: undefined, clubs, selectedId: 'tested', targets: {}, order: undefined },
  chart: ['current', 'tested'].map((clubId, index) => ({ clubId, shots: [{ carry: 190 + index, offline: 3 }], flight: [] })),
}

const port: Fittings = {
  ...{ detail: unasked, sessions: unasked, earlier: unasked },
  ...{ putterDetail: unasked, putterSessions: unasked, order: unasked },
}

/** What the view models of fittings are given. */
export function createFittingParts(own: Partial<Fittings>, withdrawn = new WithdrawnOrders()) {
  const fittings = { ...port, ...own }
  const units = { value: { metricDistances: true, metricSpeeds: false }, changes: EMPTY }
  return [fittings, units, new CustomClubModel(fittings, new FixedClock('2026-05-13T17:30:00Z'), withdrawn)] as const
}

/** A club that was only tested is compared with the player's own. */
export async function openFitting(own: Partial<FittingDetail> = {}): Promise<FittingViewModel> {
  const model = new FittingViewModel(...createFittingParts({ detail: async () => ({ ...fittingDetail, ...own }) }))
  await model.open({ type: 'driver', id: 'FS-7', selected: 'tested' })
  return model
}

export async function openPutterFitting(opened: PutterDetail): Promise<PutterFittingViewModel> {
  const model = new PutterFittingViewModel(...createFittingParts({ putterDetail: async () => opened }))
  await model.open(opened.id)
  return model
}
