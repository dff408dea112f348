import type { Store } from '../../../world/stores.ts'
import type { GiftOptionName } from '../catalogue/giftOptions.ts'
import { pathOf } from '../catalogue/uid.ts'
import type { CartItemInput } from './data.ts'

export interface GraphQLCartItemInput {
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

export function cartItemInputOf(item: GraphQLCartItemInput, store: Store): CartItemInput {
  const { sku, quantity, parent_sku: parentSku, selected_options: selected, entered_options: entered } = item
  const paths = (selected ?? []).map(pathOf)
  const written = (entered ?? []).map(({ uid, value }) => ({ path: pathOf(uid), value }))
  const gift = giftIn(paths, written, store)
  return {
    sku,
    quantity,
    ...(parentSku && { parentSku }),
    options: optionsIn(paths, written),
    bundle: bundleIn(paths),
    ...(gift && { gift }),
  }
}

function optionsIn(paths: readonly (readonly string[])[], written: readonly Entered[]): CartItemInput['options'] {
  const own = [...paths, ...written.map(({ path, value }) => [...path, value])].filter(([what]) => what === 'custom-option')
  const byId = Map.groupBy(own, ([, id]) => Number(id))
  return [...byId].map(([id, values]) => ({ id, values: values.map(([, , value = '']) => value) }))
}

function bundleIn(paths: readonly (readonly string[])[]): CartItemInput['bundle'] {
  const byId = Map.groupBy(
    paths.filter(([what]) => what === 'bundle'),
    ([, id]) => Number(id),
  )
  return [...byId].map(([id, choices]) => ({
    id,
    chosen: choices.map(([, , option, quantity]) => ({ id: Number(option), quantity: Number(quantity) })),
  }))
}

function giftIn(paths: readonly (readonly string[])[], written: readonly Entered[], { decimals }: Store): CartItemInput['gift'] {
  const own = new Map(written.filter(({ path: [what] }) => what === 'giftcard').map(({ path: [, name = ''], value }) => [name, value]))
  const told = (name: GiftOptionName) => own.get(name)?.trim() ?? ''
  const chosen = paths.find(([what, name]) => what === 'giftcard' && name === 'giftcard_amount')?.[2]
  const amount = chosen ?? told('custom_giftcard_amount')
  const design = told('giftcard_template_id')
  if (amount === '') return undefined
  return {
    amount: Math.round(Number(amount) * 10 ** decimals),
    recipientName: told('giftcard_recipient_name'),
    recipientEmail: told('giftcard_recipient_email'),
    senderName: told('giftcard_sender_name'),
    senderEmail: told('giftcard_sender_email'),
    message: told('giftcard_message'),
    ...(design !== '' && { design: Number(design) }),
  }
}
