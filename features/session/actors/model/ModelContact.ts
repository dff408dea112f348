import { subscriptions } from '#domain/session/contact'
import type { Operation } from '#domain/shared/operation'
import { openSections } from '#ui/session/account-page/sections.ts'
import type { ContactTabId } from '#ui/session/contact/ContactTab.ts'
import { ContactViewModel } from '#ui/session/contact/ContactViewModel.ts'
import { PasswordViewModel } from '#ui/session/password/PasswordViewModel.ts'
import { VerifyPhoneViewModel } from '#ui/session/phone/VerifyPhoneViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ContactActor, ContactTabName, PasswordEntry, Progress } from '../ContactActor.ts'

const tabs: Readonly<Record<ContactTabName, ContactTabId>> = { email: 'email', phone: 'phone', messages: 'subscriptions' }
const names: Readonly<Record<ContactTabId, ContactTabName>> = { email: 'email', phone: 'phone', subscriptions: 'messages' }

export class ModelContact implements ContactActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  look(): Promise<void> {
    return this.player.act((window) => window.visit(ContactViewModel))
  }

  async turnTo(tab: ContactTabName): Promise<void> {
    const model = await this.contact()
    await this.player.act(() => model.choose(tabs[tab]))
  }

  async askForAddress(email: string): Promise<void> {
    const { email: model } = await this.contact()
    await this.player.act(() => {
      model.change(email)
      return model.requestCode()
    })
  }

  async confirmAddress(code: string): Promise<void> {
    const { email } = await this.contact()
    await this.player.act(async () => {
      email.check.entry.change(code)
      if (await email.check.entry.submit()) await email.save()
    })
  }

  async saveAgain(): Promise<void> {
    const { email } = await this.contact()
    await this.player.act(() => email.save())
  }

  async askForAnotherCode(): Promise<void> {
    const { entry } = await this.check()
    await this.player.act(() => entry.resend())
  }

  async askForLink(): Promise<void> {
    const { link, contact } = await this.contact()
    await this.player.act(() => link.sendTo(contact.value?.email ?? ''))
  }

  async typeNumber(phone: string): Promise<void> {
    const { phone: model } = await this.contact()
    await this.player.act(() => model.change(phone))
  }

  async changeNumber(phone: string): Promise<void> {
    const { phone: model } = await this.contact()
    await this.player.act(() => {
      model.change(phone)
      return model.save()
    })
  }

  async setPreference(messages: string, isWanted: boolean): Promise<void> {
    const { subscriptions: model } = await this.contact()
    const wished = subscriptions.find((key) => key === messages)
    await this.player.act(() => {
      if (wished) model.setPreference(wished, isWanted)
      return model.save()
    })
  }

  goToVerification(): Promise<void> {
    return this.player.act((window) => window.visit(VerifyPhoneViewModel))
  }

  async askForNumber(phone: string): Promise<void> {
    const model = await this.player.requireModel(VerifyPhoneViewModel)
    await this.player.act(() => {
      model.change(phone)
      return model.requestCode()
    })
  }

  async confirmNumber(code: string): Promise<void> {
    const model = await this.player.requireModel(VerifyPhoneViewModel)
    await this.player.act(async () => {
      model.check.entry.change(code)
      if (await model.check.entry.submit()) model.accept()
    })
  }

  goToPassword(): Promise<void> {
    return this.player.act((window) => window.visit(PasswordViewModel))
  }

  async changePassword({ oldPassword, newPassword, repeated }: PasswordEntry): Promise<void> {
    const model = await this.password()
    await this.player.act(() => {
      model.changeOld(oldPassword)
      model.entry.change(newPassword)
      model.entry.repeat(repeated)
      return model.submit()
    })
  }

  async clearPassword(): Promise<void> {
    const model = await this.password()
    await this.player.act(() => model.clear())
  }

  async sections(): Promise<readonly string[]> {
    const { account } = (await this.player.window()).shell
    return openSections(account).map(({ key }) => key)
  }

  async tab(): Promise<ContactTabName> {
    return names[(await this.contact()).tab]
  }

  async address(): Promise<string> {
    return (await this.contact()).contact.value?.email ?? ''
  }

  async number(): Promise<string> {
    return (await this.reading()).contact.value?.phone ?? ''
  }

  async isVerified(): Promise<boolean> {
    return (await this.reading()).contact.value?.phoneVerified ?? false
  }

  async isAddressVerified(): Promise<boolean | undefined> {
    return (await this.contact()).contact.value?.emailVerified
  }

  async preferences(): Promise<readonly string[]> {
    const { subscriptions: model } = await this.contact()
    return subscriptions.filter(model.isWanted)
  }

  async addressTyped(): Promise<string> {
    return (await this.contact()).email.email
  }

  async newNumber(): Promise<string> {
    return (await this.contact()).phone.phone
  }

  async numberTyped(): Promise<string> {
    return (await this.player.requireModel(VerifyPhoneViewModel)).phone
  }

  async changing(): Promise<Progress> {
    const { email, phone, subscriptions: messages } = await this.contact()
    const found = [email, phone, messages].map(({ update }) => progressOf(update.operation))
    return found.find((progress) => progress !== 'not started') ?? 'not started'
  }

  async confirming(): Promise<Progress> {
    return progressOf((await this.contact()).email.check.operation)
  }

  async codeRequest(): Promise<'OFF' | 'SUCCESS' | 'FAILED'> {
    return (await this.player.requireModel(VerifyPhoneViewModel)).phoneCode.result
  }

  async refusalOfCode(): Promise<number | string | undefined> {
    const { phoneCode } = await this.player.requireModel(VerifyPhoneViewModel)
    return phoneCode.result === 'FAILED' ? phoneCode.code : undefined
  }

  async verifying(): Promise<Progress> {
    return progressOf((await this.player.requireModel(VerifyPhoneViewModel)).operation)
  }

  async changingPassword(): Promise<Progress> {
    return progressOf((await this.password()).operation)
  }

  async passwordsTyped(): Promise<readonly string[]> {
    const { oldPassword, entry } = await this.password()
    return [oldPassword, entry.password, entry.repeated].filter(Boolean)
  }

  async mayChangePassword(): Promise<boolean> {
    return (await this.password()).mayChange
  }

  async refusal(): Promise<{ readonly kept: boolean; readonly shown: boolean }> {
    const window = await this.player.window()
    const password = window.shownModel(PasswordViewModel)?.operation
    const problem = password?.state === 'idle' ? password.problem : undefined
    const kept = problem ?? window.shownModel(ContactViewModel)?.email.error ?? window.shownModel(VerifyPhoneViewModel)?.errorPhone
    return { kept: kept !== undefined, shown: false }
  }

  private async check() {
    const window = await this.player.window()
    const check = window.shownModel(ContactViewModel)?.email.check ?? window.shownModel(VerifyPhoneViewModel)?.check
    if (!check) throw new Error('No code is asked for')
    return check
  }

  private async reading(): Promise<ContactViewModel | VerifyPhoneViewModel> {
    return (await this.player.window()).shownModel(VerifyPhoneViewModel) ?? this.contact()
  }

  private contact(): Promise<ContactViewModel> {
    return this.player.requireModel(ContactViewModel)
  }

  private password(): Promise<PasswordViewModel> {
    return this.player.requireModel(PasswordViewModel)
  }
}

function progressOf({ state }: Operation<string, unknown>): Progress {
  if (state === 'idle') return 'not started'
  return state === 'wait' ? 'in progress' : 'done'
}
