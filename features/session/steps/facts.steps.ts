import { Then } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { type Progress, progress } from '../../world/screen/progress.ts'
import { gapsIn } from '../../world/screen/shown.ts'
import { button, fact, heading, main, part, status, type Target, tab, text } from '../../world/screen/Target.ts'
import { newEmail, phoneNumber } from '../actors/ContactActor.ts'
import { contact } from '../actors/RecoveryActor.ts'
import { username } from '../actors/SessionActor.ts'
import { birthday } from '../actors/SignUpActor.ts'

type Reading = (actor: Actor) => Promise<string | undefined>

const typed =
  (target: Target): Reading =>
  ({ screen }) =>
    screen.value(target)
const read =
  (target: Target): Reading =>
  ({ screen }) =>
    screen.text(target)

/** What a player reads or has typed somewhere. */
definePhrases<Reading>('sessionText', {
  'the heading of the sign-in': read(heading(1)),
  'the email address to sign in': typed(username),
  'the address to send the code to': typed(contact),
  'the address that the code went to': async ({ screen }) => (await gapsIn(screen, 'code:code.sentTo', 'to'))[0],
  'the date of birth': typed(birthday),
  'her email address': read(fact('contact:contact.emailNow').within(main)),
  'the new address': typed(newEmail),
  'the new number': typed(phoneNumber),
  'the number to verify': typed(phoneNumber),
  'the open part of her contact': read(tab(undefined, { selected: true })),
  'her name': ({ session }) => session.name(),
})

const saving = button('contact:contact.saving').or(status().withText('contact:contact.saving'))
const emailChanged = text('contact:contact.emailChanged')

definePhrases<(actor: Actor) => Promise<Progress>>('task', {
  'the code for the new address': progress(
    button('code:code.confirming'),
    emailChanged.or(text('contact:contact.codeAccepted')).or(status().withText('contact:contact.saving')),
  ),
  'the change of the contact': progress(
    saving,
    emailChanged.or(text('contact:contact.phoneChanged')).or(text('contact:contact.subscriptionsChanged')),
  ),
  'the change of the password': progress(button('contact:password.changing'), text('contact:password.changed')),
  'the verification of the number': progress(button('code:code.confirming'), text('contact:phone.done')),
  'the verification of the address': progress(
    status().withText('recovery:verifyEmail.waiting'),
    heading(1, 'recovery:verifyEmail.verifiedTitle'),
  ),
  'the change of the profile': progress(button('account:profile.saving'), text('account:profile.saved').within(part('form'))),
  'the report of read notifications': progress(part('main section[aria-busy=true]'), status().withText('notifications:list.marked')),
})

Then<ClubWorld>('{member} finds {entry} as {sessionText}', async function (member: Member, expected: string, reading: Reading) {
  await this.expectEventually(() => reading(this.as(member)), expected)
})

Then<ClubWorld>('{task} is {progress}', async function (task: (actor: Actor) => Promise<Progress>, expected: Progress) {
  await this.expectEventually(() => task(this.me), expected)
})
