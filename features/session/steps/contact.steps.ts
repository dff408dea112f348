import { Given, Then, When } from '@cucumber/cucumber'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { define, definePhrases } from '../../world/parameterTypes.ts'
import { contactTabs } from './contactTabs.ts'
import type { SentCode } from './SentCode.ts'

define('sentCode', /an empty code|the code "[^"]*"|the code from "[^"]*"/, (text): SentCode => {
  if (text === 'an empty code') return () => ' \u202e '
  const [, quoted = ''] = /"(.*)"/.exec(text) ?? []
  return ({ memberships }: Club) => (text.startsWith('the code from') ? memberships.codeSentTo(quoted) : quoted)
})

definePhrases<boolean>('wishes', { 'subscribes to': true, 'unsubscribes from': false })

const subscriptions: Readonly<Record<string, string>> = {
  'news by email': 'emailNews',
  'text messages about lessons': 'smsClubhouse',
  'text messages about offers': 'smsSpecialOffers',
  'a newsletter of earlier days': 'unheardOf',
}

const keysOf = (wishes: readonly string[]) => wishes.filter((wish) => wish !== 'nothing').map((wish) => subscriptions[wish] ?? wish)

Given<ClubWorld>('{member} is subscribed to {list}', async function (member: Member, wishes: readonly string[]) {
  await this.club.memberships.change(member, { emailSubscription: keysOf(wishes) })
})

Given<ClubWorld>("{member}'s address is {string}", async function (member: Member, email: string) {
  await this.club.memberships.change(member, { email })
})

Given<ClubWorld>('the club reaches {member} now at {string}', async function (member: Member, phone: string) {
  await this.club.memberships.change(member, { phone })
})

When<ClubWorld>('{member} switches to {contactTab}', async function (member: Member, tab: keyof typeof contactTabs) {
  await this.as(member).screen.press(contactTabs[tab])
})

When<ClubWorld>('{member} (has )sen(ds)(t) back {sentCode}', async function (member: Member, code: SentCode) {
  await this.as(member).contact.enter(code(this.club))
})

When<ClubWorld>('{member} {wishes} {name}', async function (member: Member, isWanted: boolean, wish: string) {
  await this.as(member).contact.setPreference(subscriptions[wish] ?? wish, isWanted)
})

Then<ClubWorld>('the club reaches {member} at {string}', async function (member: Member, to: string) {
  const contact = () => this.club.memberships.contactOf(member)
  await this.expectEventually(() => (to.includes('@') ? contact().email : contact().phone), to)
})

Then<ClubWorld>('the club may send {member} {list}', async function (member: Member, wishes: readonly string[]) {
  await this.expectEventually(() => this.club.memberships.contactOf(member).emailSubscription, keysOf(wishes))
})

Then<ClubWorld>('{member} sees that she/he is subscribed to {list}', async function (member: Member, wishes: readonly string[]) {
  await this.expectEventually(async () => [...(await this.as(member).contact.preferences())].sort(), keysOf(wishes))
})

Then<ClubWorld>('a code has gone to {string}', async function (to: string) {
  await this.expectEventually(() => /^\d{6}$/.test(this.club.memberships.codeSentTo(to)), true)
})

Then<ClubWorld>("the club's own message isn't shown", async function () {
  await this.expectEventually(async () => {
    const reason = await this.me.refusalReason()
    return reason !== undefined && reason.words === undefined
  }, true)
})
