import * as calls from '#adapters/rest/rounds/clubPictureCalls'
import type { Resolver } from '#composition/provide'
import { BagViewModel } from '#ui/rounds/bag/BagViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { type Deviation, type RowContext, rowOfScreen } from '../Row.ts'
import { readOnceDeviation } from '../views.ts'

const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])])
const key = 'seen-before.jpg'

async function pictured({ world }: RowContext): Promise<void> {
  await world.clubPictures.add({ id: key, type: 'jpg', content: btoa('\xff\xd8\xff') })
}

function uploading(ask: Resolver): ObservedView {
  const { clubEditor } = ask(BagViewModel)
  const { picture } = clubEditor
  return {
    ...{ open: () => clubEditor.begin({ metric: false }), act: () => picture.choose(jpeg), state: picture.uploading },
    ...{ models: [picture], leave: () => clubEditor.dispose(), refusal: () => picture.refusal, isDone: () => picture.key !== undefined },
  }
}

const unread = ['truncated', 'truncated-once', 'page', 'code-odd']
const anew = 'a picture is uploaded anew under another name: without its club it is nobody’s'

const deviations: readonly Deviation[] = [
  { where: ['answer-lost'], gives: { outcome: 'offline', mayRepeat: true }, source: anew },
  { where: unread, gives: { outcome: 'broken-contract', mayRepeat: true }, source: anew },
  {
    ...{ where: ['403'], gives: { outcome: 'refused: expired', at: [0, 0] } },
    source: 'hosts of uploads say so of an address whose time is over: another one is asked for once',
  },
]

export const rows = [
  rowOfScreen(calls.presignUpload, uploading, { of: 'asking', ignoredTables: ['clubPictures'], deviations: [readOnceDeviation] }),
  rowOfScreen(calls.putPicture, uploading, { of: 'asking', refusals: { expired: 'bag:picture.expired' }, deviations }),
  rowOfScreen(
    calls.presignRead,
    (ask) => {
      const { picture } = ask(BagViewModel).clubEditor
      return {
        ...{ act: () => picture.show(key), state: picture.address, models: [picture], leave: () => picture.cancel() },
        // What follows says when it was asked for.
        value: () => picture.address.value?.split('?')[0],
      }
    },
    { prepare: pictured },
  ),
]
