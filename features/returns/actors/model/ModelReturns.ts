import { isOwn } from '#domain/returns/returnMessage'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import { ReturnViewModel } from '#ui/returns/detail/ReturnViewModel.ts'
import { ReturnsViewModel } from '#ui/returns/list/ReturnsViewModel.ts'
import { RequestViewModel } from '#ui/returns/request/RequestViewModel.ts'
import { attachedFiles, type FileKind } from '../../../world/attachedFiles.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { ReturnsActor } from '../ReturnsActor.ts'

export class ModelReturns implements ReturnsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(ReturnsViewModel))
  }

  async narrowTo(label: string): Promise<void> {
    const screen = await this.listed()
    const status = screen.statuses.find((each) => each.label === label)?.id ?? 'all'
    await this.player.act(() => screen.narrow({ status }))
  }

  async narrowToDays(from: string, to: string): Promise<void> {
    const screen = await this.listed()
    await this.player.act(() => screen.narrow({ from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) }))
  }

  async openLatest(): Promise<void> {
    await this.open()
    const [latest] = (await this.listed()).returns
    await this.comeByAddress(`${latest?.id ?? 0}`)
  }

  comeByAddress(id: string): Promise<void> {
    return this.player.act((window) => window.visit(ReturnViewModel, (screen) => screen.show(Number(id))))
  }

  begin(orderNumber: string): Promise<void> {
    return this.player.act((window) => window.visit(RequestViewModel, (screen) => screen.open(orderNumber)))
  }

  async chooseItem(name: string): Promise<void> {
    const form = await this.form()
    const item = form.items.value?.find((each) => each.name === name)
    if (item) await this.player.act(() => form.toggle(item, true))
  }

  async note(text: string): Promise<void> {
    const form = await this.form()
    await this.player.act(() => form.write(text))
  }

  async attach(kind: FileKind): Promise<void> {
    const { attachments } = await this.form()
    const { name, content } = attachedFiles[kind]
    await this.player.act(() => attachments.choose(new File([new Uint8Array(content)], name)))
  }

  async request(name: string, quantity: number, presses = 1): Promise<void> {
    await this.chooseItem(name)
    const form = await this.form()
    const itemId = form.items.value?.find((each) => each.name === name)?.itemId ?? 0
    await this.player.act(() => {
      form.setQuantity(itemId, quantity)
      for (const kind of ['reason', 'condition', 'resolution'] as const) form.choose(itemId, kind, form.choicesOf(kind)[0]?.id ?? 0)
      return Promise.all(Array.from({ length: presses }, () => form.place()))
    })
    if (form.placed) await this.comeByAddress(`${form.placed.id}`)
  }

  async send(text: string): Promise<void> {
    const { conversation } = await this.screen()
    await this.player.act(() => {
      conversation.write(text)
      return conversation.send()
    })
  }

  async deleteOwnMessage(): Promise<void> {
    const { conversation } = await this.screen()
    const own = conversation.messages.find(({ from }) => from === 'customer')
    await this.player.act(() => own && conversation.remove(own))
  }

  async addTracking(number: string, carrier: string): Promise<void> {
    const screen = await this.screen()
    const code = screen.settings?.carriers.find(({ label }) => label === carrier)?.code ?? ''
    await this.player.act(() => {
      screen.tracking.choose(code)
      screen.tracking.write(number)
      return screen.addTracking()
    })
  }

  async removeTracking(number: string): Promise<void> {
    const screen = await this.screen()
    const found = screen.request?.tracking.find((each) => each.number === number)
    await this.player.act(() => found && screen.removeTracking(found))
  }

  async rate(stars: number, comment: string): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      screen.rating.choose(stars)
      screen.rating.write(comment)
      return screen.rate()
    })
  }

  async close(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      screen.askToClose()
      return screen.close()
    })
  }

  async list(): Promise<readonly string[]> {
    return (await this.listed()).returns.map(({ items, status }) => `${items.map(({ name }) => name).join(', ')}, ${status.label}`)
  }

  async areClosed(): Promise<boolean> {
    return (await this.listed()).settings?.isEnabled === false
  }

  async isNotFound(): Promise<boolean> {
    const { reading } = await this.screen()
    return reading.value !== undefined && reading.value.request === undefined
  }

  async isOfferedByOrder(): Promise<boolean> {
    return (await this.player.requireModel(OrderViewModel)).order?.isReturnable === true
  }

  async reasonsOfOrder(): Promise<readonly string[]> {
    const items = (await this.player.requireModel(OrderViewModel)).order?.items ?? []
    return items.flatMap(({ name, returnability }) => (returnability?.reason ? [`${name}: ${returnability.reason}`] : []))
  }

  async items(): Promise<readonly string[]> {
    const items = (await this.form()).items.value ?? []
    return items.map(({ name, available, reason }) => `${name}: ${available > 0 ? available : reason}`)
  }

  async reasonChoices(): Promise<readonly string[]> {
    return (await this.form()).choicesOf('reason').map(({ label }) => label)
  }

  async noted(): Promise<string> {
    return (await this.form()).note
  }

  async files(): Promise<readonly string[]> {
    return (await this.form()).attachments.files.map(({ name }) => name)
  }

  async shown() {
    const { request } = await this.screen()
    return request && { items: request.items.map(({ name }) => name).join(', '), status: request.status.label }
  }

  async documents(): Promise<readonly string[]> {
    const { documents } = (await this.screen()).request ?? {}
    return Object.entries(documents ?? {}).flatMap(([kind, address]) => (address === undefined ? [] : [kind]))
  }

  async deletableMessages(): Promise<readonly string[]> {
    return (await this.screen()).conversation.messages.filter(isOwn).map(({ text }) => text)
  }

  async senders(): Promise<readonly string[]> {
    return (await this.screen()).conversation.messages.map(({ from }) => from)
  }

  async lastMessage(): Promise<string | undefined> {
    return (await this.screen()).conversation.messages.at(-1)?.text
  }

  async messageBox(): Promise<string> {
    return (await this.screen()).conversation.text
  }

  async parcels(): Promise<readonly string[]> {
    return ((await this.screen()).request?.tracking ?? []).map(({ number, isOwn }) => (isOwn ? `${number}, removable` : number))
  }

  async parts(): Promise<readonly string[]> {
    const { hasConversation, settings } = await this.screen()
    return [
      ...(hasConversation ? ['conversation'] : []),
      ...(settings?.policyUrl === undefined ? [] : ['policy']),
      ...(settings?.contact ? ['contact'] : []),
    ]
  }

  private listed(): Promise<ReturnsViewModel> {
    return this.player.requireModel(ReturnsViewModel)
  }

  private form(): Promise<RequestViewModel> {
    return this.player.requireModel(RequestViewModel)
  }

  private screen(): Promise<ReturnViewModel> {
    return this.player.requireModel(ReturnViewModel)
  }
}

const fileNotices = {
  ...{ empty: 'file-empty', 'too-large': 'file-too-large', 'wrong-type': 'file-wrong-type', renamed: 'file-renamed' },
} as const satisfies Readonly<Record<string, Notice>>

export function returnsMessages(window: ModelWindow): readonly Notice[] {
  const form = window.shownModel(RequestViewModel)
  const screen = window.shownModel(ReturnViewModel)
  const problem = form?.attachments.problem
  return [
    ...failureMessages(window.shownModel(ReturnsViewModel)?.reading.failure, 'returns-unread'),
    ...writeFailureMessages(form?.placing.failure, 'return-not-placed'),
    ...noticeIf(problem !== undefined, fileNotices[problem?.kind ?? 'empty']),
    ...failureMessages(screen?.closing.failure, 'return-not-closed'),
    ...failureMessages(screen?.tracking.adding.failure, 'tracking-not-added'),
    ...failureMessages(screen?.rating.saving.failure, 'return-not-rated'),
    ...failureMessages(screen?.conversation.sending.failure, 'message-not-sent'),
  ]
}
