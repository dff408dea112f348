import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Player as Account } from '#domain/session/player'
import { isAuthenticated } from '#domain/session/session'
import { isLanguage, languages } from '#domain/shared/language'
import { formatName } from '#domain/shared/personName'
import { SettingsViewModel } from '#ui/session/account/SettingsViewModel.ts'
import { RegionViewModel } from '#ui/session/region/RegionViewModel.ts'
import { SignInViewModel } from '#ui/session/sign-in/SignInViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { RefusalReason } from '../../../world/RefusalReason.ts'
import type { Credentials, CreditFacts, SessionActor } from '../SessionActor.ts'

export class ModelSession implements SessionActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  signIn(credentials: Credentials, remembered?: boolean): Promise<void> {
    return this.player.act((window) => {
      const model = atSignIn(window)
      fillIn(model, credentials)
      if (remembered !== undefined) model.changeRememberMe(remembered)
      return model.submit().then(() => goElsewhere(window))
    })
  }

  signInTwice(credentials: Credentials): Promise<void> {
    return this.player.act((window) => {
      const model = atSignIn(window)
      fillIn(model, credentials)
      return Promise.all([model.submit(), model.submit()])
    })
  }

  write(username: string): Promise<void> {
    return this.player.act(async (window) => atSignIn(window).changeUsername(username))
  }

  writeOn(text: string): Promise<void> {
    return this.player.act(async (window) => {
      const model = atSignIn(window)
      model.changeUsername(model.username + text)
    })
  }

  wishToBeRemembered(): Promise<void> {
    return this.player.act(async (window) => atSignIn(window).changeRememberMe(true))
  }

  enterAs(name: string): Promise<void> {
    return this.player.act((window) => {
      const model = atSignIn(window)
      const member = model.cast.find((each) => each.name === name)
      if (!member) throw new Error(`${name} is not of the cast`)
      model.play(member)
      return model.submit()
    })
  }

  signOut(): Promise<void> {
    return this.player.act((window) => window.shell.account.signOut())
  }

  chooseLanguage(language: string): Promise<void> {
    return this.player.act((window) => {
      if (isLanguage(language)) window.port(SettingsViewModel).chooseLanguage(language)
    })
  }

  async isSignedIn(): Promise<boolean> {
    return isAuthenticated((await this.player.window()).session.value)
  }

  async usernameFilledIn(): Promise<string> {
    return (await this.player.requireModel(SignInViewModel)).username
  }

  async rememberMe(): Promise<boolean> {
    return (await this.player.requireModel(SignInViewModel)).rememberMe
  }

  async refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }> {
    const { problem } = await this.player.requireModel(SignInViewModel)
    return { kept: problem?.kind === 'refused' && problem.payload !== undefined, shown: false }
  }

  async language(): Promise<string> {
    return (await this.player.window()).port(CurrentLanguage).value
  }

  async languages(): Promise<readonly string[]> {
    return languages
  }

  async signInHeading(): Promise<string> {
    return (await this.player.window()).texts.i18n.t('session:signIn.title')
  }

  async name(): Promise<string> {
    const window = await this.player.window()
    return formatName(accountOf(window), window.port(CurrentLanguage).value)
  }

  async kind(): Promise<1 | 2 | 3> {
    return accountOf(await this.player.window()).userType
  }

  async units(): Promise<Pick<Account, 'metricDistances' | 'metricSpeeds'>> {
    const { metricDistances, metricSpeeds } = accountOf(await this.player.window())
    return { metricDistances, metricSpeeds }
  }

  readCreditsAgain(): Promise<void> {
    return this.player.act((window) => window.shell.account.credits.retry())
  }

  async creditsLeft(): Promise<number | undefined> {
    return (await this.player.window()).shell.account.creditsLeft
  }

  async creditAccount(): Promise<CreditFacts | undefined> {
    const credits = (await this.player.window()).shell.account.credits.value
    if (!credits) return undefined
    const { left, total, expiring } = credits
    return { left, total, ending: expiring.map(({ amount, date }) => ({ amount, day: date.toString() })) }
  }
}

function atSignIn(window: ModelWindow): SignInViewModel {
  const model = window.shownModel(SignInViewModel)
  if (!model) throw new Error('Somebody is signed in already')
  return model
}

function goElsewhere(window: ModelWindow): void {
  if (window.shownModel(SignInViewModel)?.problem?.kind === 'wrong-region') window.show(RegionViewModel)
}

function fillIn(model: SignInViewModel, { username, password }: Credentials): void {
  model.changeUsername(username)
  model.changePassword(password)
}

function accountOf(window: ModelWindow): Account {
  const { player } = window.shell.account
  if (!player) throw new Error('The profile has not been read')
  return player
}

export function signInMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(SignInViewModel)
  return [
    ...noticeIf(model?.problem?.kind === 'refused', 'credential-mismatch'),
    ...noticeIf(model?.problem?.kind === 'username-missing', 'username-missing'),
    ...noticeIf(model?.problem?.kind === 'password-missing', 'password-missing'),
    ...failureMessages(model?.signing.failure),
    ...noticeIf(model?.endedBecause === 'expired', 'session-over'),
    ...noticeIf(model?.endedBecause === 'new-password', 'password-is-new'),
  ]
}

export function settingsMessages(window: ModelWindow): readonly Notice[] {
  if (!isAuthenticated(window.session.value)) return []
  const { profile, credits } = window.shell.account
  return [...failureMessages(profile.failure, 'profile-unread'), ...failureMessages(credits.failure, 'credits-unread')]
}

export function reasonInAccount(window: ModelWindow): RefusalReason | undefined {
  if (!isAuthenticated(window.session.value)) return undefined
  const { profile, credits } = window.shell.account
  const failure = profile.failure ?? credits.failure
  return failure && { code: failure.code, words: failure.body }
}
