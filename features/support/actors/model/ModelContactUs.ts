import { ContactViewModel } from '#ui/support/contact/ContactViewModel.ts'
import { ReferralViewModel } from '#ui/support/referral/ReferralViewModel.ts'
import { pageTextsIn } from '../../../world/browser/pageTexts.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { type ContactUsActor, details, japaneseDetails } from '../ContactUsActor.ts'

export class ModelContactUs implements ContactUsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.openPublic(ContactViewModel, (model) => model.open()))
  }

  openInvitation(friendId: string): Promise<void> {
    return this.player.act((window) => window.openPublic(ReferralViewModel, (model) => model.open(friendId)))
  }

  follow(friendId: string): Promise<void> {
    return this.player.act((window) => window.openPublic(ContactViewModel, (model) => model.open(friendId)))
  }

  async fillIn(): Promise<void> {
    const model = await this.form()
    const { postalCode, ...texts } = details.texts
    await this.player.act(() => {
      model.change({ ...texts, centreId: details.centreId, wantsNews: true })
      model.writePostcode(postalCode)
      model.leavePostcode()
    })
  }

  async fillInForJapan(): Promise<void> {
    const model = await this.form()
    const { postalCode, ...texts } = japaneseDetails.texts
    await this.player.act(() => {
      model.change({ ...texts, ...japaneseDetails.birth, centreId: japaneseDetails.centreId })
      model.writePostcode(postalCode)
    })
  }

  async send(): Promise<void> {
    const model = await this.form()
    await this.player.act(() => model.submit())
  }

  async sendTwice(): Promise<void> {
    const model = await this.form()
    await this.player.act(() => Promise.all([model.submit(), model.submit()]))
  }

  async isSent(): Promise<boolean> {
    return (await this.form()).editor.sent !== undefined
  }

  async email(): Promise<string> {
    return (await this.form()).editor.entry.email
  }

  async prefecture(): Promise<string> {
    const { editor, places } = await this.form()
    return places.prefectures.value?.find(({ value }) => value === editor.entry.pref)?.name ?? ''
  }

  async additional(): Promise<readonly string[]> {
    return (await this.form()).editor.isJapan ? ['altFirstName', 'altLastName', 'birthDay', 'birthMonth', 'birthYear', 'pref'] : []
  }

  async wrong(): Promise<readonly string[]> {
    const wrong = Object.keys((await this.form()).editor.problems)
    return wrong.map((field) => (field === 'centreId' ? 'centre' : field)).sort()
  }

  async friend(): Promise<string | undefined> {
    return (await this.player.requireModel(ReferralViewModel)).invitation.friendName
  }

  async offers(): Promise<readonly string[]> {
    const words = pageTextsIn((await this.player.window()).texts.i18n.language)
    return (await this.player.requireModel(ReferralViewModel)).offers.map((offer) => words(`contactUs:referral.${offer}`))
  }

  async isInvitationGone(): Promise<boolean> {
    return (await this.player.requireModel(ReferralViewModel)).invitation.isNobodys
  }

  private form(): Promise<ContactViewModel> {
    return this.player.requireModel(ContactViewModel)
  }
}

export function contactUsMessages(window: ModelWindow): readonly Notice[] {
  const form = window.shownModel(ContactViewModel)
  const referral = window.shownModel(ReferralViewModel)
  return [
    ...failureMessages(form?.editor.sending.failure, 'contact-not-sent'),
    ...noticeIf(form?.editor.isUnconfirmed === true, 'contact-unconfirmed'),
    ...failureMessages(referral?.invitation.reading.failure, 'friend-unread'),
  ]
}
