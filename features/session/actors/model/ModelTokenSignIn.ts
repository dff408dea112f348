import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { formatName } from '#domain/shared/personName'
import { regionOfPage } from '#mocks/http/regions'
import { DeskAccessViewModel } from '#ui/session/desk-access/DeskAccessViewModel.ts'
import { EntryViewModel } from '#ui/session/entry/EntryViewModel.ts'
import { RegionViewModel } from '#ui/session/region/RegionViewModel.ts'
import { TicketBannerViewModel } from '#ui/session/ticket-banner/TicketBannerViewModel.ts'
import type { ModelBrowser } from '../../../world/ActorEntry.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { RefusalReason } from '../../../world/RefusalReason.ts'
import type { TokenSignInActor } from '../TokenSignInActor.ts'

export class ModelTokenSignIn implements TokenSignInActor {
  private readonly player: ModelTab
  private readonly page: () => URL

  constructor(player: ModelTab, { page }: ModelBrowser) {
    this.player = player
    this.page = page
  }

  stay(): Promise<void> {
    return this.player.act((window) => window.shownModel(RegionViewModel)?.stay())
  }

  goOn(): Promise<void> {
    return this.follow((window) => window.shownModel(RegionViewModel)?.leave())
  }

  /** Virtual time has already passed. */
  wait(): Promise<void> {
    return this.follow(() => undefined)
  }

  leave(): Promise<void> {
    return this.player.act((window) => {
      const banner = window.port(TicketBannerViewModel)
      if (!banner.isShown) throw new Error('Nothing says that this is a session by ticket')
      return banner.leave()
    })
  }

  askForTicket(): Promise<void> {
    return this.player.act((window) => window.visit(DeskAccessViewModel, (model) => model.ask()))
  }

  async region(): Promise<string> {
    await this.player.window()
    return regionOfPage(this.page().hostname)
  }

  async otherSite(): Promise<string> {
    return (await this.player.requireModel(RegionViewModel)).way?.host ?? ''
  }

  async saidInAddress(): Promise<readonly string[]> {
    await this.player.window()
    return [...this.page().searchParams.keys()]
  }

  async inNameOf(): Promise<string | undefined> {
    const window = await this.player.window()
    const { isShown, player } = window.port(TicketBannerViewModel)
    return isShown && player ? formatName(player, window.port(CurrentLanguage).value) : undefined
  }

  async ticket(): Promise<string | undefined> {
    return (await this.player.requireModel(DeskAccessViewModel)).ticket.value?.ticket
  }

  private async follow(intent: (window: ModelWindow) => unknown): Promise<void> {
    await this.player.act(intent)
    await this.player.act(() => undefined)
  }
}

export function tokenSignInMessages(window: ModelWindow): readonly Notice[] {
  const entry = window.shownModel(EntryViewModel)
  const failed = entry?.refusal ?? entry?.entering.failure
  return [
    ...noticeIf(window.shownModel(RegionViewModel)?.way !== undefined, 'account-elsewhere'),
    ...noticeIf(entry?.kind === 'region' && failed !== undefined, 'region-refused'),
    ...noticeIf(entry?.kind === 'ticket' && entry.refusal !== undefined, 'ticket-refused'),
    ...(entry?.kind === 'ticket' ? failureMessages(entry.entering.failure) : []),
    ...failureMessages(window.shownModel(DeskAccessViewModel)?.ticket.failure, 'no-ticket'),
  ]
}

export function reasonAtDesk(window: ModelWindow): RefusalReason | undefined {
  const failure = window.shownModel(DeskAccessViewModel)?.ticket.failure
  return failure && { code: failure.code, words: failure.body }
}
