import type { Draft } from '#app/shared/ports/Drafts'
import { choiceKinds, type ItemDraft, type UploadedFile } from '#domain/returns/returnDraft'
import { digitsAsNumber } from '#domain/shared/typedText'
import { draftOfFiles, filesInDraft } from '../attachments/fileDraft.ts'

interface Entered {
  readonly orderNumber: string | undefined
  readonly drafts: ReadonlyMap<number, ItemDraft>
  readonly fields: Readonly<Record<string, string>>
  readonly note: string
  readonly attachments: { readonly files: readonly UploadedFile[] }
}

/** Empty while nothing was entered. */
export function draftOfRequest({ orderNumber, drafts, fields, note, attachments }: Entered): Draft {
  const items = [...drafts].map(([id, { quantity, ...choices }]) => [
    `item.${id}`,
    [quantity, ...choiceKinds.map((kind) => choices[kind] ?? '')].join(' '),
  ])
  const entered: Draft = {
    ...Object.fromEntries(items),
    ...Object.fromEntries(Object.entries(fields).flatMap(([code, value]) => (value === '' ? [] : [[`field.${code}`, value]]))),
    ...draftOfFiles(attachments.files),
    ...(note !== '' && { note }),
  }
  return Object.keys(entered).length === 0 || orderNumber === undefined ? {} : { ...entered, order: orderNumber }
}

export function requestInDraft(draft: Draft) {
  const named = (prefix: string) =>
    Object.entries(draft).flatMap(([key, value]): [string, string][] => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : []))
  return {
    order: draft['order'],
    drafts: new Map(named('item.').map(([id, text]) => [Number(id), itemIn(text)])),
    fields: Object.fromEntries(named('field.')),
    note: draft['note'] ?? '',
    files: filesInDraft(draft),
  }
}

function itemIn(text: string): ItemDraft {
  const [quantity, ...ids] = text.split(' ')
  const choices = choiceKinds.flatMap((kind, index) => (ids[index] ? [[kind, Number(ids[index])]] : []))
  return { quantity: digitsAsNumber(quantity ?? '') ?? Number.NaN, ...Object.fromEntries(choices) }
}
