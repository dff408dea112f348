import { act } from 'react'
import { NEVER } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { AddTracking } from '#app/returns/AddTracking'
import { FollowConversation } from '#app/returns/FollowConversation'
import { MessageExchange } from '#app/returns/MessageExchange'
import type { Conversations } from '#app/returns/ports/Conversations'
import { SendMessage } from '#app/returns/SendMessage'
import { UploadAttachment } from '#app/returns/UploadAttachment'
import type { ReturnRequest, ReturnState } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { paths } from '#ui/shell/paths.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InRoute } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildReturn, ReturnsInMemory } from '../../../../tests/builders/returns.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { AttachmentsModel } from '../attachments/AttachmentsModel.ts'
import { ConversationModel } from '../conversation/ConversationModel.ts'
import { MessageRemoval } from '../conversation/MessageRemoval.ts'
import { pathOfReturn } from '../returnsPaths.ts'
import { RatingEditor } from './RatingEditor.ts'
import { ReturnScreen } from './ReturnScreen.tsx'
import { TrackingEditor } from './TrackingEditor.ts'

let clear = (): void => undefined
afterEach(() => clear())

const conversations: Conversations = {
  after: async () => [],
  send: () => Promise.reject(new Error('Nothing is written here')),
  remove: async () => undefined,
}
const online = { value: true, changes: NEVER }

async function show(request: Partial<ReturnRequest>, settings: Partial<ReturnSettings> = {}) {
  const returns = new ReturnsInMemory([buildReturn(3, request)], settings)
  const clock = new FixedClock('2026-05-13T12:30:00Z')
  const drafts = new DraftsInMemory()
  const exchange = new MessageExchange(
    conversations,
    new SendMessage(conversations, online),
    new FollowConversation({ ticks: NEVER }, online),
  )
  const removal = new MessageRemoval(conversations, { sleep: () => new Promise(() => undefined) }, online)
  const attachments = new AttachmentsModel(new UploadAttachment({ upload: async () => 'too-large' }))
  const parts = [
    returns,
    clock,
    new ConversationModel(exchange, drafts, attachments, removal),
    new TrackingEditor(new AddTracking(returns, online), returns, drafts),
    new RatingEditor(returns, drafts),
  ]
  clear()
  const place = renderAt()
  clear = place.clear
  await act(async () =>
    place.show(
      <InRoute path={paths.return} at={pathOfReturn(3)} parts={parts}>
        <ReturnScreen />
      </InRoute>,
    ),
  )
  const isLoaded = () => place.element.querySelector('[aria-label="tracking.title"], [data-part=contact]') !== null
  for (let turn = 0; turn < 100 && !isLoaded(); turn += 1) await act(async () => undefined)
  return place.element
}

const inState = (state: ReturnState) => ({ status: { id: 2, state, label: 'Known', title: '', color: '' } })
const phone = { contact: { phone: '+1 (312) 555-0133', email: undefined } }

test('documents are offered until a return is settled', async () => {
  const documents = { label: undefined, slip: 'https://media.club.test/slip.pdf', ticket: undefined }
  const offered = async (state: ReturnState) =>
    (await show({ ...inState(state), documents }, phone)).querySelectorAll('[data-document]').length
  expect([await offered('authorized'), await offered('resolved')]).toEqual([1, 0])
})

test('the shop is called with the code of its country', async () => {
  const shown = await show(inState('authorized'), phone)
  expect(shown.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+13125550133')
})

test('a parcel is added only where the shop works with carriers', async () => {
  const carriers = [{ code: 'ups', label: 'UPS' }]
  const takesParcels = async (settings: Partial<ReturnSettings>) =>
    (await show(inState('authorized'), settings)).querySelector('[name=number]') !== null
  expect([await takesParcels({ carriers }), await takesParcels({ carriers: [] })]).toEqual([true, false])
})
