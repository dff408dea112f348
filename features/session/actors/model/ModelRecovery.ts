import { Failure } from '#app/shared/failure'
import type { VerificationLink } from '#ui/session/code/VerificationLink.ts'
import { ForgotPasswordViewModel } from '#ui/session/forgot-password/ForgotPasswordViewModel.ts'
import { ResetPasswordViewModel } from '#ui/session/reset-password/ResetPasswordViewModel.ts'
import { SignInViewModel } from '#ui/session/sign-in/SignInViewModel.ts'
import { VerifyEmailViewModel } from '#ui/session/verify-email/VerifyEmailViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { CodeWay, RecoveryActor, RecoveryStep } from '../RecoveryActor.ts'

const steps = { code: 'code', password: 'password', wrong: 'used', expired: 'run-out', lost: 'lost' } as const

export class ModelRecovery implements RecoveryActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  begin(): Promise<void> {
    return this.player.act((window) => window.openPublic(ForgotPasswordViewModel))
  }

  async askForCode(to: string, way?: CodeWay): Promise<void> {
    const model = await this.player.requireModel(ForgotPasswordViewModel)
    await this.player.act(async (window) => {
      if (way) model.choose(way === 'sms' ? 1 : 2)
      model.change(to)
      if (await model.submit()) window.openPublic(ResetPasswordViewModel)
    })
  }

  async askForAnotherCode(): Promise<void> {
    const { code } = await this.player.requireModel(ResetPasswordViewModel)
    await this.player.act(code.resend)
  }

  async confirm(typed: string): Promise<void> {
    const { code } = await this.player.requireModel(ResetPasswordViewModel)
    await this.player.act(() => {
      code.change(typed)
      return code.submit()
    })
  }

  async choosePassword(password: string, repeated = password): Promise<void> {
    const model = await this.player.requireModel(ResetPasswordViewModel)
    await this.player.act(async (window) => {
      model.entry.change(password)
      model.entry.repeat(repeated)
      if ((await model.submit()) && !window.shownModel(SignInViewModel)) window.openPublic(SignInViewModel)
    })
  }

  openReset(): Promise<void> {
    return this.player.act((window) => window.openPublic(ResetPasswordViewModel))
  }

  openVerification(): Promise<void> {
    return this.player.act((window) => window.openPublic(VerifyEmailViewModel))
  }

  async askForNewLink(email: string): Promise<void> {
    const { link } = await this.player.requireModel(VerifyEmailViewModel)
    await this.player.act(() => {
      link.change(email)
      return link.send()
    })
  }

  async verify(code: string): Promise<void> {
    const model = await this.player.requireModel(VerifyEmailViewModel)
    await this.player.act(() => {
      model.change(code)
      return model.submit()
    })
  }

  async step(): Promise<RecoveryStep> {
    const window = await this.player.window()
    if (window.shownModel(ForgotPasswordViewModel)) return 'contact'
    const step = window.shownModel(ResetPasswordViewModel)?.step
    return step ? steps[step] : 'elsewhere'
  }

  async filledIn(): Promise<string> {
    return (await this.player.requireModel(ForgotPasswordViewModel)).to
  }

  async verification(): Promise<'empty' | 'wait' | 'verified'> {
    const { state } = (await this.player.requireModel(VerifyEmailViewModel)).operation
    return state === 'idle' ? 'empty' : state
  }
}

export function recoveryMessages(window: ModelWindow): readonly Notice[] {
  return [...toldOfContact(window), ...toldOfReset(window), ...toldOfVerification(window)]
}

function toldOfContact(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(ForgotPasswordViewModel)
  const what = model?.method === 1 ? 'number' : 'address'
  return [...(model?.problem ? [`${what}-${model.problem}` as const] : []), ...failureMessages(model?.asking.failure)]
}

function toldOfReset(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(ResetPasswordViewModel)
  if (!model) return []
  const { code, entry, completing } = model
  return [
    ...(code.problem ? [`code-${code.problem}` as const] : []),
    ...noticeIf(code.isResent, 'code-sent-anew'),
    ...(entry.problem ? [`new-password-${entry.problem}` as const] : []),
    ...[code.confirming, code.resending, completing].flatMap(({ failure }) => failureMessages(failure)),
  ]
}

function toldOfVerification(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(VerifyEmailViewModel)
  if (!model?.error) return []
  const { error, link } = model
  if (error instanceof Failure) return failureMessages(error)
  return error.of === 'link' ? [`link-${error.kind}`, ...toldOfLink(link)] : [`code-${error.kind}`]
}

export function toldOfLink({ isSent, problem, sending }: VerificationLink): readonly Notice[] {
  return [
    ...noticeIf(isSent, 'link-sent'),
    ...noticeIf(problem !== undefined, `link-address-${problem ?? 'missing'}`),
    ...failureMessages(sending.failure),
  ]
}
