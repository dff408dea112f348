import { openBlocks } from '#domain/shared/layout'
import { ClubTextsViewModel } from '#ui/session/club-text/ClubTextsViewModel.ts'
import { FaqViewModel } from '#ui/support/faq/FaqViewModel.ts'
import { ContentPageViewModel } from '#ui/support/layout/ContentPageViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { ClubPagesActor } from '../ClubPagesActor.ts'

export class ModelClubPages implements ClubPagesActor {
  private readonly player: ModelTab
  private shown: 'privacy' | 'terms' = 'privacy'

  constructor(player: ModelTab) {
    this.player = player
  }

  openAbout(): Promise<void> {
    return this.player.act((window) => window.openPublic(ContentPageViewModel, (page) => page.open('about')))
  }

  openCares(): Promise<void> {
    return this.player.act((window) => window.openPublic(ContentPageViewModel, (page) => page.open('cares')))
  }

  openQuestions(): Promise<void> {
    return this.player.act((window) => window.openPublic(FaqViewModel))
  }

  openAgreement(): Promise<void> {
    return this.player.act((window) => window.openPublic(ContentPageViewModel, (page) => page.open('agreement')))
  }

  openPrivacy(): Promise<void> {
    return this.openText('privacy')
  }

  openTerms(): Promise<void> {
    return this.openText('terms')
  }

  openPrivacyDialog(): Promise<void> {
    throw new Error('View models have no dialogs')
  }

  openQuestion(): Promise<void> {
    throw new Error('View models have no addresses')
  }

  search(query: string): Promise<void> {
    return this.player.act(async () => (await this.player.requireModel(FaqViewModel)).search(query))
  }

  /** As `LayoutBlocks` shows them; visitors have no account. */
  async blocks(): Promise<readonly string[]> {
    const window = await this.player.window()
    const all = (await this.player.requireModel(ContentPageViewModel)).reading.value ?? []
    const account = window.isSignedIn ? window.shell.account : undefined
    return openBlocks(all, (area) => account?.accessTo(area) === 'open').map(({ title }) => title)
  }

  contents(): Promise<readonly string[]> {
    return this.blocks()
  }

  async questions(): Promise<readonly string[]> {
    return (await this.player.requireModel(FaqViewModel)).found.flatMap(({ items }) => items.map(({ label }) => label))
  }

  openedQuestion(): Promise<string | undefined> {
    throw new Error('View models have no addresses')
  }

  async text(): Promise<string | undefined> {
    return (await this.player.requireModel(ClubTextsViewModel)).texts.value?.[this.shown]?.replaceAll(/<[^>]*>/g, '')
  }

  look(): Promise<void> {
    throw new Error('View models have no links')
  }

  links(): Promise<readonly string[]> {
    throw new Error('View models have no links')
  }

  followNavigation(): Promise<void> {
    throw new Error('View models have no navigation')
  }

  areasFound(): Promise<readonly string[]> {
    throw new Error('View models have no navigation')
  }

  private openText(name: 'privacy' | 'terms'): Promise<void> {
    this.shown = name
    return this.player.act((window) => window.openPublic(ClubTextsViewModel))
  }
}

export function clubPagesMessages(window: ModelWindow): readonly Notice[] {
  const failures = [window.shownModel(ContentPageViewModel)?.reading.failure, window.shownModel(FaqViewModel)?.reading.failure]
  return failures.flatMap((failure) => failureMessages(failure))
}
