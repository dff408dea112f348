import type { CustomClubOrder } from '#domain/commerce/fitting/customClub'
import { ClubOrderViewModel } from '#ui/commerce/club-order/ClubOrderViewModel.ts'
import { EarlierFittingsViewModel } from '#ui/commerce/earlier-fittings/EarlierFittingsViewModel.ts'
import { FittingViewModel } from '#ui/commerce/fitting/FittingViewModel.ts'
import { FittingsViewModel } from '#ui/commerce/fittings/FittingsViewModel.ts'
import { PutterFittingViewModel } from '#ui/commerce/putter-fitting/PutterFittingViewModel.ts'
import { PutterFittingsViewModel } from '#ui/commerce/putter-fittings/PutterFittingsViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { FittingsActor } from '../FittingsActor.ts'

export class ModelFittings implements FittingsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(FittingsViewModel))
  }

  openEarlier(): Promise<void> {
    return this.player.act((window) => window.visit(EarlierFittingsViewModel))
  }

  openPutters(): Promise<void> {
    return this.player.act((window) => window.visit(PutterFittingsViewModel))
  }

  async openFitting(day: string): Promise<void> {
    const { seasons } = await this.player.requireModel(FittingsViewModel)
    const { type, id } = onDay(
      seasons.flatMap(({ sessions }) => sessions),
      day,
    )
    await this.player.act((window) => window.visit(FittingViewModel, (model) => model.open({ type, id, selected: undefined })))
  }

  async openPutterFitting(day: string): Promise<void> {
    const { seasons } = await this.player.requireModel(PutterFittingsViewModel)
    const { id } = onDay(
      seasons.flatMap(({ sessions }) => sessions),
      day,
    )
    await this.player.act((window) => window.visit(PutterFittingViewModel, (model) => model.open(id)))
  }

  async compareWith(name: string): Promise<void> {
    const model = await this.player.requireModel(FittingViewModel)
    const { type = '', id = '' } = model.detail ?? {}
    const selected = model.choices.find((club) => club.name === name)?.id
    await this.player.act(() => model.open({ type, id, selected }))
  }

  async goOnToDeposit(): Promise<void> {
    const order = await this.ordered()
    if (order?.state !== 'awaiting-deposit' || !order.isDepositOnline) throw new Error('No deposit can be paid here')
    await this.player.act((window) => window.visit(ClubOrderViewModel, (screen) => screen.show(order.id)))
    await this.player.act(async () => (await this.player.requireModel(ClubOrderViewModel)).pay())
  }

  async all(): Promise<readonly string[]> {
    const window = await this.player.window()
    const list = window.shownModel(FittingsViewModel) ?? window.shownModel(PutterFittingsViewModel)
    const sessions = list?.seasons.flatMap((season) => season.sessions)
    if (sessions) return sessions.map(({ heldOn, recommended, order }) => rowOf(heldOn, recommended, order?.state))
    const { seasons } = await this.player.requireModel(EarlierFittingsViewModel)
    return seasons.flatMap((season) => season.sessions).map(({ heldOn }) => rowOf(heldOn))
  }

  async compared(): Promise<string | undefined> {
    return (await this.player.requireModel(FittingViewModel)).selected?.name
  }

  async trends(): Promise<readonly string[]> {
    const { compared } = await this.detail()
    return compared.map(({ measure, trend }) => `${measure}: ${trend ?? 'none'}`)
  }

  async order(): Promise<string | undefined> {
    const order = await this.ordered()
    return order && `${order.id}, ${order.storeCode}, ${order.state}`
  }

  async items(): Promise<readonly string[]> {
    return (await this.ordered())?.items.map(({ name }) => name) ?? []
  }

  async sums(): Promise<readonly string[]> {
    const { total, deposit, rest } = (await this.ordered())?.cart ?? {}
    return [total, deposit, rest].filter((sum) => sum !== undefined).map(writtenPrice)
  }

  async codes(): Promise<readonly string[]> {
    const order = await this.ordered()
    return [...(order?.giftCodeUsage ?? []), ...(order?.couponUsage ?? [])].map(({ code }) => code)
  }

  async stepsDone(): Promise<readonly string[]> {
    return (await this.ordered())?.steps.filter(({ isDone }) => isDone).map(({ step }) => step) ?? []
  }

  private async ordered(): Promise<CustomClubOrder | undefined> {
    return (await this.detail()).order.reading.value
  }

  private async detail(): Promise<FittingViewModel | PutterFittingViewModel> {
    return (await this.player.window()).shownModel(PutterFittingViewModel) ?? this.player.requireModel(FittingViewModel)
  }
}

export function fittingMessages(window: ModelWindow): readonly Notice[] {
  return failureMessages(window.shownModel(FittingsViewModel)?.reading.failure, 'fittings-unread')
}

function onDay<Session extends { readonly heldOn: Temporal.PlainDate }>(sessions: readonly Session[], day: string): Session {
  const found = sessions.find(({ heldOn }) => heldOn.toString() === day)
  if (!found) throw new Error(`There is no fitting on ${day}`)
  return found
}

function rowOf(heldOn: Temporal.PlainDate, recommended = 'none', state = 'none'): string {
  return [heldOn, recommended, state].join(': ')
}
