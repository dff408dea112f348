import { Then } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

/** What a player reads or has typed somewhere. */
definePhrases<(actor: Actor) => Promise<string | undefined>>('sessionText', {
  'the heading of the sign-in': ({ session }) => session.signInHeading(),
  'the email address to sign in': ({ session }) => session.usernameFilledIn(),
  'the address to send the code to': ({ recovery }) => recovery.filledIn(),
  'the address that the code went to': ({ signUp }) => signUp.sentTo(),
  'the date of birth': ({ signUp }) => signUp.birthday(),
  'her email address': ({ contact }) => contact.address(),
  'the new address': ({ contact }) => contact.addressTyped(),
  'the new number': ({ contact }) => contact.newNumber(),
  'the number to verify': ({ contact }) => contact.numberTyped(),
  'the region of the club': ({ tokenSignIn }) => tokenSignIn.region(),
  'the language of the club': ({ session }) => session.language(),
  'the open part of her contact': ({ contact }) => contact.tab(),
  'the problem with the code': ({ signUp }) => signUp.codeProblem(),
  'her name': ({ session }) => session.name(),
  'the site of her club': ({ tokenSignIn }) => tokenSignIn.otherSite(),
})

const states: Readonly<Record<string, string>> = { empty: 'not started', wait: 'in progress' }

const progress = async (state: Promise<'empty' | 'wait' | 'done' | 'verified'>) => states[await state] ?? 'done'

definePhrases<(actor: Actor) => Promise<string>>('task', {
  'the code for the new address': ({ contact }) => contact.confirming(),
  'the change of the contact': ({ contact }) => contact.changing(),
  'the change of the password': ({ contact }) => contact.changingPassword(),
  'the verification of the number': ({ contact }) => contact.verifying(),
  'the verification of the address': ({ recovery }) => progress(recovery.verification()),
  'the change of the profile': ({ account }) => progress(account.saving()),
  'the report of read notifications': ({ account }) => progress(account.marking()),
})

Then<ClubWorld>(
  '{member} finds {entry} as {sessionText}',
  async function (member: Member, text: string, read: (actor: Actor) => Promise<string | undefined>) {
    await this.expectEventually(() => read(this.as(member)), text)
  },
)

Then<ClubWorld>('{task} is {progress}', async function (task: (actor: Actor) => Promise<string>, expected: string) {
  await this.expectEventually(() => task(this.me), expected)
})
