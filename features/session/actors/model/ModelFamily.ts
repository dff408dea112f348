import { formatName } from '#domain/shared/personName'
import { FamilyViewModel } from '#ui/session/family/FamilyViewModel.ts'
import { ActingViewModel } from '#ui/session/family-strip/ActingViewModel.ts'
import { areas } from '#ui/shell/areas.ts'
import { paths } from '#ui/shell/paths.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import type { ModelBrowser } from '../../../world/ActorEntry.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import { screenOfPath } from '../../../world/model/screenPaths.ts'
import type { Notice } from '../../../world/notices.ts'
import type { AreasActor, FamilyActor, ScreenName } from '../FamilyActor.ts'

export class ModelFamily implements FamilyActor {
  private readonly player: ModelTab
  private readonly goTo: (address: string) => void

  constructor(player: ModelTab, { goTo }: ModelBrowser) {
    this.player = player
    this.goTo = goTo
  }

  look(): Promise<void> {
    return this.player.act((window) => window.visit(FamilyViewModel))
  }

  async actFor(firstName: string): Promise<void> {
    if (!(await this.player.window()).shownModel(FamilyViewModel)) await this.look()
    const model = await this.player.requireModel(FamilyViewModel)
    const account = model.accounts.value?.find((each) => each.firstName === firstName)
    if (!account) throw new Error(`${firstName} has no account in this family`)
    await this.player.act(() => model.choose(account))
  }

  async givePassword(password: string): Promise<void> {
    const model = await this.player.requireModel(FamilyViewModel)
    await this.player.act(() => {
      model.changePassword(password)
      return model.submitPassword()
    })
  }

  goBack(): Promise<void> {
    return this.player.act((window) => {
      this.goTo('/')
      window.port(ActingViewModel).goBack()
    })
  }

  async decline(): Promise<void> {
    const model = await this.player.requireModel(FamilyViewModel)
    await this.player.act(() => model.decline())
  }

  async comeFor(subAccount: string): Promise<void> {
    this.goTo(`/?sub-account=${encodeURIComponent(subAccount)}`)
    await this.player.close()
    await this.player.act((window) => window.visit(HomeViewModel))
  }

  async names(): Promise<readonly string[]> {
    const { parent, accounts, isAlone } = await this.player.requireModel(FamilyViewModel)
    if (isAlone) return []
    return [...(parent ? [parent] : []), ...(accounts.value ?? [])].map((name) => formatName(name, 'en'))
  }

  async actsFor(): Promise<string | undefined> {
    const { child } = (await this.player.window()).port(ActingViewModel)
    return child?.name.firstName
  }

  async isAskedForPassword(): Promise<boolean> {
    return (await this.player.requireModel(FamilyViewModel)).asksPassword
  }
}

export class ModelAreas implements AreasActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async offered(): Promise<readonly string[]> {
    const { account } = (await this.player.window()).shell
    return areas.filter(({ area }) => !area || account.accessTo(area) === 'open').map(({ key }) => key)
  }

  comeTo(screen: ScreenName): Promise<void> {
    return this.player.act((window) => window.visit(screenOfPath(paths[screen])))
  }

  async isTurnedAway(): Promise<boolean> {
    return (await this.player.window()).closedArea !== undefined
  }
}

export function familyMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(FamilyViewModel)
  return [
    ...failureMessages(model?.accounts.failure, 'family-unread'),
    ...failureMessages(model?.opening.failure, 'account-not-opened'),
    ...noticeIf(model?.problem === 'refused', 'account-not-opened'),
    ...noticeIf(model?.problem === 'passwordMissing', 'child-password-missing'),
    ...noticeIf(model?.problem === 'passwordWrong', 'child-password-wrong'),
  ]
}
