import * as z from 'zod/mini'
import * as attachments from '#adapters/rest/returns/attachmentCalls'
import * as calls from '#adapters/shop/returns/returnOperations'
import type { Resolver } from '#composition/provide'
import { ConversationModel } from '#ui/returns/conversation/ConversationModel.ts'
import { ReturnViewModel } from '#ui/returns/detail/ReturnViewModel.ts'
import { ReturnsViewModel } from '#ui/returns/list/ReturnsViewModel.ts'
import { RequestViewModel } from '#ui/returns/request/RequestViewModel.ts'
import type { Task } from '#ui/shell/Task.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { type Deviation, hana, type RowContext, rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const order = '000001013'

/** Hana's latest return, which is under way. */
const withReturn = { prepare: async ({ given }: RowContext) => Number(given.returns.of(hana).id) }

/** It can be rated. */
const withRefundedReturn = {
  prepare: async (context: RowContext) => {
    await context.given.returns.isRefunded(hana)
    return withReturn.prepare(context)
  },
}

/** It can be closed. */
const withNewReturn = {
  prepare: async (context: RowContext) => {
    await context.given.returns.isNew(hana)
    return withReturn.prepare(context)
  },
}

function acting(
  begin: (model: ReturnViewModel) => unknown,
  act: (model: ReturnViewModel) => Promise<unknown>,
  view: (model: ReturnViewModel) => Pick<ObservedView, 'state' | 'isDone' | 'refusal'>,
) {
  return (ask: Resolver, id: number): ObservedView => {
    const model = ask(ReturnViewModel)
    return {
      open: async () => {
        await model.show(id)
        await begin(model)
      },
      ...{ act: () => act(model), models: [model, model.conversation, model.tracking, model.rating], leave: () => model.dispose() },
      ...view(model),
    }
  }
}

function requesting(act: (model: RequestViewModel) => unknown, view: (model: RequestViewModel) => Pick<ObservedView, 'state' | 'isDone'>) {
  return (ask: Resolver): ObservedView => {
    const model = ask(RequestViewModel)
    return {
      open: async () => {
        await model.open(order)
        const item = model.items.value?.find(({ available }) => available > 0)
        if (!item) return
        model.toggle(item, true)
        for (const kind of ['reason', 'condition', 'resolution'] as const)
          model.choose(item.itemId, kind, model.choicesOf(kind)[0]?.id ?? 0)
      },
      ...{ act: () => act(model), models: [model, model.attachments], leave: () => model.dispose() },
      ...view(model),
    }
  }
}

const flagged = z.object({ error: z.literal(true) })

/** A refusal that the answer itself tells counts as a refusal, not as a failure of the call. */
function telling(task: Task): Pick<ObservedView, 'state' | 'refusal'> {
  const isRefused = () => z.safeParse(flagged, task.failure?.body).success
  const state = {
    get busy() {
      return task.busy
    },
    get failure() {
      return isRefused() ? undefined : task.failure
    },
    get fault() {
      return task.fault
    },
  }
  return { state, refusal: () => (isRefused() ? 'refused' : undefined) }
}

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'box.jpg')
const unread = ['truncated', 'truncated-once', 'page', 'empty', '204', 'drift-missing-field']
const anew = 'a file is uploaded anew under another hash: without its message it is nobody’s'

const uploads: readonly Deviation[] = [
  { where: ['answer-lost'], gives: { outcome: 'offline', mayRepeat: true }, source: anew },
  { where: unread, gives: { outcome: 'broken-contract', mayRepeat: true }, source: anew },
]

const gone: readonly Deviation[] = [
  { where: ['404', '410'], gives: { outcome: 'done' }, source: 'what is gone already is as good as removed' },
]

export const rows = [
  rowOfScreen(calls.customerReturns, (ask) => modelView(ask(ReturnsViewModel), ({ reading }) => reading)),
  rowOfScreen(calls.returnSettings, (ask) => {
    const model = ask(ReturnsViewModel)
    return modelView(
      model,
      ({ reading }) => reading,
      () => model.settings?.customFields,
    )
  }),
  rowOfScreen(calls.returnableOrders, (ask) => {
    const model = ask(RequestViewModel)
    return { act: () => model.open(), state: model.reading, models: [model], leave: () => model.dispose() }
  }),
  rowOfScreen(
    calls.placeReturn,
    requesting(
      (model) => model.place(),
      (model) => ({ state: model.placing, isDone: () => model.placed !== undefined }),
    ),
  ),
  rowOfScreen(
    attachments.uploadAttachment,
    requesting(
      (model) => model.attachments.choose(jpeg),
      ({ attachments: files }) => ({ state: files.uploading, isDone: () => files.files.length > 0 }),
    ),
    { of: 'asking', deviations: uploads },
  ),
  rowOfScreen(
    calls.returnMessages,
    (ask, hash: string) => {
      const model = ask(ConversationModel)
      return { act: () => model.open(hash, 1024, () => undefined), state: model.reading, models: [model], leave: () => model.dispose() }
    },
    { prepare: async ({ given }: RowContext) => given.returns.of(hana).hash },
  ),
  rowOfScreen(
    calls.sendMessage,
    acting(
      ({ conversation }) => conversation.write('Is Friday early enough?'),
      ({ conversation }) => conversation.send(),
      ({ conversation }) => ({ state: conversation.sending, isDone: () => conversation.text === '' }),
    ),
    withReturn,
  ),
  rowOfScreen(
    calls.addTracking,
    acting(
      ({ tracking }) => {
        tracking.choose('ups')
        tracking.write('1Z999AA10123456784')
      },
      (model) => model.addTracking(),
      ({ tracking }) => ({ state: tracking.adding, isDone: () => tracking.number === '' }),
    ),
    withReturn,
  ),
  rowOfScreen(
    calls.rateReturn,
    acting(
      ({ rating }) => {
        rating.choose(4)
        rating.write('Quick answers')
      },
      (model) => model.rate(),
      (model) => ({
        ...telling(model.rating.saving),
        isDone: () => model.request?.rating !== undefined,
      }),
    ),
    { ...withRefundedReturn, of: 'asking', refusals: { refused: 'returns:rating.failed' } },
  ),
  rowOfScreen(
    calls.closeReturn,
    acting(
      (model) => model.askToClose(),
      (model) => model.close(),
      (model) => ({ ...telling(model.closing), isDone: () => !model.isAsked }),
    ),
    { ...withNewReturn, of: 'asking', refusals: { refused: 'returns:close.failed' } },
  ),
  rowOfScreen(
    calls.removeTracking,
    acting(
      async (model) => {
        model.tracking.choose('ups')
        model.tracking.write('1Z999AA10123456784')
        await model.addTracking()
      },
      async (model) => {
        const own = model.request?.tracking.find(({ isOwn }) => isOwn)
        if (own) await model.removeTracking(own)
      },
      (model) => ({
        ...telling(model.tracking.removing),
        isDone: () => model.request?.tracking.every(({ isOwn }) => !isOwn) === true,
      }),
    ),
    { ...withReturn, of: 'asking', refusals: { refused: 'returns:tracking.notRemoved' } },
  ),
  rowOfScreen(
    calls.deleteMessage,
    acting(
      () => undefined,
      async ({ conversation }) => {
        const own = conversation.reading.value?.find(({ from }) => from === 'customer')
        if (own) conversation.remove(own)
        conversation.removal.dispose()
      },
      ({ conversation }) => ({
        ...telling(conversation.removal.removing),
        isDone: () => conversation.messages.every(({ from }) => from !== 'customer'),
      }),
    ),
    { ...withReturn, of: 'asking', refusals: { refused: 'returns:conversation.notDeleted' }, deviations: gone },
  ),
]
