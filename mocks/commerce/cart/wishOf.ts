import type { Store } from '../stores.ts'
import type { Wish } from './data.ts'

/** An item of whatever kind: what is chosen stands in ids that tell what they are. */
export interface CartItemInput {
  readonly sku: string
  readonly quantity: number
  readonly parent_sku?: string | null
  readonly selected_options?: readonly string[] | null
  readonly entered_options?: readonly { readonly uid: string; readonly value: string }[] | null
}

interface Entered {
  readonly path: readonly string[]
  readonly value: string
}

export function wishOf(item: CartItemInput, store: Store): Wish {
  const { sku, quantity, parent_sku: parentSku, selected_options: selected, entered_options: entered } = item
  const paths = (selected ?? []).map(pathIn)
  const written = (entered ?? []).map(({ uid, value }) => ({ path: pathIn(uid), value }))
  const gift = giftIn(written, store)
  return {
    sku,
    quantity,
    ...(parentSku && { parentSku }),
    options: optionsIn(paths, written),
    bundle: bundleIn(paths),
    ...(gift && { gift }),
  }
}

/** `custom-option/7/71`, `bundle/1/2/1`, `giftcard/amount`: encoded, as the platform does. */
function pathIn(uid: string): readonly string[] {
  try {
    return atob(uid).split('/')
  } catch {
    return []
  }
}

function optionsIn(paths: readonly (readonly string[])[], written: readonly Entered[]): Wish['options'] {
  const own = [...paths, ...written.map(({ path, value }) => [...path, value])].filter(([what]) => what === 'custom-option')
  const byId = Map.groupBy(own, ([, id]) => Number(id))
  return [...byId].map(([id, values]) => ({ id, values: values.map(([, , value = '']) => value) }))
}

function bundleIn(paths: readonly (readonly string[])[]): Wish['bundle'] {
  const byId = Map.groupBy(
    paths.filter(([what]) => what === 'bundle'),
    ([, id]) => Number(id),
  )
  return [...byId].map(([id, choices]) => ({
    id,
    chosen: choices.map(([, , option, quantity]) => ({ id: Number(option), quantity: Number(quantity) })),
  }))
}

function giftIn(written: readonly Entered[], { decimals }: Store): Wish['gift'] {
  const own = new Map(written.filter(({ path: [what] }) => what === 'giftcard').map(({ path: [, name = ''], value }) => [name, value]))
  if (!own.has('amount')) return undefined
  return {
    amount: Math.round(Number(own.get('amount')) * 10 ** decimals),
    recipientName: own.get('recipient_name') ?? '',
    recipientEmail: own.get('recipient_email') ?? '',
    message: own.get('message') ?? '',
  }
}
