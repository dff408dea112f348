import { allPurchases, type PurchaseFilters, purchaseKinds } from '#domain/commerce/purchases/purchase'

export function filtersIn(query: URLSearchParams): PurchaseFilters {
  const named = query.get('kind')
  return {
    kind: purchaseKinds.find((kind) => kind === named) ?? allPurchases.kind,
    student: query.get('player') ?? undefined,
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
  }
}

export function queryOf({ kind, student, from, to }: PurchaseFilters): URLSearchParams {
  const named = { kind: kind === 'all' ? undefined : kind, player: student, from: from?.toString(), to: to?.toString() }
  return new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

export function dayIn(text: string | null): Temporal.PlainDate | undefined {
  try {
    return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined
  } catch {
    // Such as 30 February in an address.
    return undefined
  }
}
