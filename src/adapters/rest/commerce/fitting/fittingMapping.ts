import type { ClubTax } from '#domain/commerce/deposit/clubOrder'
import { type CustomClubOrder, type CustomClubSummary, customClubStates, workshopSteps } from '#domain/commerce/fitting/customClub'
import { type FittingDetail, type FittingKind, type FittingSession, fittingKinds } from '#domain/commerce/fitting/fitting'
import type { PutterDetail, PutterFitting } from '#domain/commerce/fitting/putterFitting'
import { type Money, moneyOf } from '#domain/commerce/money'
import type {
  CustomClubOnWire,
  CustomClubSummaryOnWire,
  MoneyOnWire,
  PutterDetailOnWire,
  PutterSessionOnWire,
  SessionDetailOnWire,
  SessionV3OnWire,
} from './fittingSchemas.ts'

export function kindFrom(type: string): FittingKind {
  return fittingKinds.find((known) => known === type) ?? 'other'
}

export function sessionFrom({ sessionId: id, center: centre, customClub, ...session }: SessionV3OnWire): FittingSession {
  return { ...session, id, centre, kind: kindFrom(session.type), order: summaryFrom(customClub) }
}

export function detailFrom(wire: SessionDetailOnWire): FittingDetail {
  const { sessionId: id, center: centre, customClub, clubs, selected, fittingChart, ...session } = wire
  return {
    ...{ ...session, id, centre, kind: kindFrom(session.type), order: summaryFrom(customClub), selectedId: selected },
    clubs: clubs.map(({ clubId, ...club }) => ({ ...club, id: clubId })),
    targets: fittingChart.targets,
    chart: fittingChart.clubs,
  }
}

export function putterFrom({ center: centre, customClub, ...session }: PutterSessionOnWire): PutterFitting {
  return { ...session, centre, order: summaryFrom(customClub) }
}

export function putterDetailFrom({ center: centre, customClub, putters, targets, ...session }: PutterDetailOnWire): PutterDetail {
  return {
    ...{ ...session, centre, order: summaryFrom(customClub), targets },
    putters: putters.map(({ putterId, ...putter }) => ({ ...putter, id: putterId })),
  }
}

export function orderFrom({
  status,
  customClubItems,
  cart,
  couponCodeUsage,
  giftCodeUsage,
  steps,
  ...id
}: CustomClubOnWire): CustomClubOrder {
  const usages = (used: CustomClubOnWire['giftCodeUsage']) => used.map(({ code, amount }) => ({ code, amount: moneyFrom(amount) }))
  return {
    items: customClubItems
      .filter(({ setInformation }) => setInformation === cart.selectedSet)
      .map(({ id: itemId, name, specification, quantity, price }) => ({
        id: itemId,
        name,
        specification,
        quantity,
        price: moneyFrom(price),
      })),
    isDepositOnline: cart.sets.length > 0,
    ...{ ...id, state: stateFrom(status), giftCodeUsage: usages(giftCodeUsage), couponUsage: usages(couponCodeUsage) },
    cart: {
      ...{ total: moneyFrom(cart.total), deposit: moneyFrom(cart.deposit), rest: moneyFrom(cart.rest) },
      ...{ tax: taxFrom(cart.tax), paid: cart.paid && moneyFrom(cart.paid) },
    },
    steps: steps.flatMap(({ step, at, done: isDone }) => {
      const known = workshopSteps.find((name) => name === step)
      return known ? [{ step: known, at, isDone }] : []
    }),
  }
}

function summaryFrom(wire: CustomClubSummaryOnWire | undefined): CustomClubSummary | undefined {
  return wire && { id: wire.id, storeCode: wire.storeCode, state: stateFrom(wire.status) }
}

/** An unknown state is one of the workshop's: the deposit isn't asked for again. */
function stateFrom(status: string) {
  return customClubStates.find((known) => known === status) ?? 'building'
}

export function taxFrom(tax: CustomClubOnWire['cart']['tax']): ClubTax | undefined {
  return tax && { label: tax.label, amount: moneyFrom(tax.amount), isIncluded: tax.included }
}

function moneyFrom({ value, currency }: MoneyOnWire): Money {
  return moneyOf(value, currency)
}
