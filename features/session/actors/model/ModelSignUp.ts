import { RegisterViewModel } from '#ui/session/register/RegisterViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { SignUpActor, SignUpEntry, SignUpField, SignUpStep, TermsEntry } from '../SignUpActor.ts'

export class ModelSignUp implements SignUpActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  come(friend?: string): Promise<void> {
    return this.player.act((window) =>
      window.openPublic(RegisterViewModel, (model) => {
        if (friend !== undefined) model.welcome.cameBy(friend)
      }),
    )
  }

  async write({ email, password, location, centre, prefecture, ...entry }: Partial<SignUpEntry>): Promise<void> {
    const { account } = await this.model()
    await this.player.act(() => {
      if (email !== undefined) for (let end = 1; end <= email.length; end += 1) account.email.change(email.slice(0, end))
      if (email === '') account.email.change('')
      if (password !== undefined) {
        account.password.change(password)
        account.password.repeat(password)
      }
      account.change(entry)
    })
    await this.player.act(() => {
      const centreId = account.centres.all.value?.find(({ name }) => name === centre)?.id
      const pref = account.prefectures.value?.find(({ name }) => name === prefecture)?.value
      const locationId = account.settings.locations.find(({ name }) => name === location)?.id
      if (locationId !== undefined) account.chooseLocation(locationId)
      account.change({ ...(centreId && { centreId }), ...(pref && { pref }) })
      account.email.leave()
    })
  }

  async open(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.openAccount())
  }

  async openTwice(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => Promise.all([model.openAccount(), model.openAccount()]))
  }

  async goBack(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.show('account'))
  }

  async confirm(code: string): Promise<void> {
    const model = await this.model()
    await this.player.act(async () => {
      model.code.change(code)
      if (await model.code.submit()) model.goOn()
    })
  }

  async askForAnotherCode(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.code.resend())
  }

  async askForLink(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.sendLink())
  }

  async accept({ birthday, areRead, isOfAge }: TermsEntry): Promise<void> {
    const model = await this.model()
    await this.player.act(() => {
      model.terms.changeBirthday(birthday)
      model.terms.changeRead(areRead)
      model.terms.changeAge(isOfAge)
      return model.complete()
    })
  }

  async fillInBirthday(birthday: string): Promise<void> {
    const { terms } = await this.model()
    await this.player.act(() => terms.changeBirthday(birthday))
  }

  async birthday(): Promise<string> {
    return (await this.model()).terms.birthday
  }

  async isOpen(): Promise<boolean> {
    return (await this.player.window()).shownModel(RegisterViewModel) !== undefined
  }

  async step(): Promise<SignUpStep> {
    const model = (await this.player.window()).shownModel(RegisterViewModel)
    return !model || model.leadsTo ? 'over' : model.step
  }

  async entered(): Promise<Partial<SignUpEntry>> {
    const { account } = await this.model()
    const { centreId, pref: _pref, ...entry } = account.entry
    const centre = account.centres.all.value?.find(({ id }) => id === centreId)?.name
    return { ...entry, method: account.method, email: account.email.typed, ...(centre && { centre }) }
  }

  async wrong(): Promise<readonly SignUpField[]> {
    const { account, terms } = await this.model()
    const fields = ['firstName', 'lastName', 'altFirstName', 'altLastName', 'phone', 'postalCode'] as const
    return [
      ...fields.filter((field) => account.problemOf(field)),
      ...(account.email.problem ? (['email'] as const) : []),
      ...(account.password.problem ? (['password'] as const) : []),
      ...(terms.birthdayProblem ? (['birthday'] as const) : []),
    ].sort()
  }

  async isTaken(): Promise<boolean> {
    return (await this.model()).account.email.problem === 'taken'
  }

  async isOfFamily(): Promise<boolean> {
    return (await this.model()).account.email.family.value ?? false
  }

  async goOnToFamily(): Promise<string> {
    const { email } = (await this.model()).account
    if (!email.family.value) throw new Error('The address is not a family’s')
    return email.familySignIn
  }

  async method(): Promise<1 | 2> {
    return (await this.model()).account.method
  }

  async methods(): Promise<readonly (1 | 2)[]> {
    return [2, 1]
  }

  async centres(): Promise<readonly string[]> {
    return (await this.model()).account.centres.groups.flatMap(({ centres }) => centres.map(({ name }) => name))
  }

  async prefectures(): Promise<readonly string[]> {
    return ((await this.model()).account.prefectures.value ?? []).map(({ name }) => name)
  }

  async asksForReadings(): Promise<boolean> {
    return (await this.model()).account.isJapan
  }

  async sentTo(): Promise<string> {
    return (await this.model()).sentTo
  }

  async codeProblem(): Promise<'missing' | 'wrong' | 'expired' | undefined> {
    return (await this.model()).code.problem
  }

  async isLinkOnItsWay(): Promise<boolean> {
    return (await this.model()).isLinkSent
  }

  async invitedBy(): Promise<string | undefined> {
    return (await this.model()).welcome.friend.value
  }

  /** Only browsers run the sanitiser; here the markup is removed. */
  async clubText(name: 'register' | 'terms' | 'privacy'): Promise<string> {
    const html = (await this.model()).welcome.texts.value?.[name] ?? ''
    return html.replaceAll(/<script.*?<\/script>/g, '').replaceAll(/<[^>]*>/g, ' ')
  }

  async mustTick(): Promise<boolean> {
    return (await this.model()).terms.isTickMissing
  }

  private model(): Promise<RegisterViewModel> {
    return this.player.requireModel(RegisterViewModel)
  }
}

export function signUpMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(RegisterViewModel)
  const writes = [
    model?.opening,
    model?.sendingCode,
    model?.sendingLink,
    model?.code.confirming,
    model?.code.resending,
    model?.terms.sending,
  ]
  return writes.flatMap((write) => failureMessages(write?.failure))
}
