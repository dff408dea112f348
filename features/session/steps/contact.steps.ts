import { Given, Then, When } from '@cucumber/cucumber'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { define, definePhrases } from '../../world/parameterTypes.ts'
import type { ContactTabName } from '../actors/ContactActor.ts'
import type { SentCode } from './SentCode.ts'

define('sentCode', /the code "[^"]*"|the code from "[^"]*"/, (text): SentCode => {
  const [, quoted = ''] = /"(.*)"/.exec(text) ?? []
  return ({ memberships }: Club) => (text.startsWith('the code from') ? memberships.codeSentTo(quoted) : quoted)
})

definePhrases<boolean>('wishes', { 'subscribes to': true, 'unsubscribes from': false })

const subscriptions: Readonly<Record<string, string>> = {
  'news by email': 'emailNews',
  'text messages about lessons': 'smsClubhouse',
  'text messages about offers': 'smsSpecialOffers',
}

const keysOf = (wishes: readonly string[]) => wishes.filter((wish) => wish !== 'nothing').map((wish) => subscriptions[wish] ?? wish)

Given<ClubWorld>('{member} is subscribed to {list}', async function (member: Member, wishes: readonly string[]) {
  await this.club.memberships.change(member, { emailSubscription: keysOf(wishes) })
})

Given<ClubWorld>("{member}'s address is {string}", async function (member: Member, email: string) {
  await this.club.memberships.change(member, { email })
})

When<ClubWorld>('{member} switches to {contactTab}', async function (member: Member, tab: ContactTabName) {
  await this.as(member).contact.turnTo(tab)
})

When<ClubWorld>('{member} (has )sen(ds)(t) back {sentCode}', async function (member: Member, code: SentCode) {
  await this.as(member).contact.confirmAddress(code(this.club))
})

When<ClubWorld>('{member} {wishes} {word}', async function (member: Member, isWanted: boolean, key: string) {
  await this.as(member).contact.setPreference(key, isWanted)
})

Then<ClubWorld>('the account has places for {list}', async function (places: readonly string[]) {
  await this.expectEventually(async () => {
    const sections = await this.me.contact.sections()
    return places.filter((place) => !sections.includes(place))
  }, [])
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

definePhrases<(actor: ClubWorld['me']) => Promise<{ readonly kept: boolean; readonly shown: boolean }>>('answer', {
  "the club's answer": ({ session }) => session.refusal(),
  "the club's refusal, with the request,": ({ contact }) => contact.refusal(),
})

Then<ClubWorld>(
  "{answer} is recorded, and its own message isn't shown",
  async function (refusal: (actor: ClubWorld['me']) => Promise<{ readonly kept: boolean; readonly shown: boolean }>) {
    await this.expectEventually(() => refusal(this.me), { kept: true, shown: false })
  },
)
