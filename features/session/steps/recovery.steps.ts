import { Then, When } from '@cucumber/cucumber'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, memberNamed } from '../../world/cast.ts'
import { invalidInputs } from '../../world/invalidInputs.ts'
import { define, definePhrases, oneOf } from '../../world/parameterTypes.ts'
import { newPassword } from '../newPassword.ts'

const nobody = { email: 'nobody@elsewhere.example', phone: '+1 312 555 0199' }

interface Recipient {
  to(club: Club, asking: Member): string
  readonly isPhone: boolean
}

/** Where a code is to go: "her email address", "Hana's phone number", "a phone number of nobody's". */
define(
  'recipient',
  /(?:her|his|[A-Z]\w+'s) (?:email address|phone number)|an email address of nobody's|a phone number of nobody's/,
  (text): Recipient => {
    const isPhone = text.includes('phone number')
    const [owner = ''] = /^[A-Z]\w+(?='s)/.exec(text) ?? []
    return {
      isPhone,
      to: ({ memberships }, asking) => {
        if (text.endsWith("nobody's")) return isPhone ? nobody.phone : nobody.email
        const member = memberNamed(owner) ?? asking
        return isPhone ? memberships.phoneOf(member) : memberships.credentialsOf(member).username
      },
    }
  },
)

definePhrases<boolean>('message', { 'a code': false, 'a text message': true })

define(
  'codeToEnter',
  new RegExp(`the code|the first code|a made-up code|${oneOf(invalidInputs.keys()).source}`),
  (text) => (club: Club) => {
    if (text === 'the code') return club.mail.code
    if (text === 'the first code') return club.mail.firstCode
    return invalidInputs.get(text) ?? '1'
  },
)

const flaws: Readonly<Record<string, readonly [string, string]>> = {
  ' that is missing': ['', ''],
  ' that is repeated wrongly': [newPassword, `${newPassword} `],
  ' that is far too long': ['a'.repeat(10_000), 'a'.repeat(10_000)],
}

define(
  'newPassword',
  /| that is missing| that is repeated wrongly| that is far too long/,
  (text) => flaws[text] ?? [newPassword, newPassword],
)

When<ClubWorld>('{member} (has )ask(s)(ed) for a code to {recipient}', async function (member: Member, { to, isPhone }: Recipient) {
  await this.as(member).recovery.askForCode(to(this.club, member), isPhone)
})

When<ClubWorld>('{member} asks for {message} to {typing}', async function (member: Member, isByText: boolean, text: string) {
  await this.as(member).recovery.askForCode(text, isByText)
})

When<ClubWorld>('{member} enters {codeToEnter}', async function (member: Member, code: (club: Club) => string) {
  await this.as(member).recovery.confirm(code(this.club))
})

When<ClubWorld>(
  '{member} (has )cho(oses)(sen) a new password{newPassword}',
  async function (member: Member, [password, repeated]: readonly [string, string]) {
    await this.as(member).recovery.choosePassword(password, repeated)
  },
)

Then<ClubWorld>(/^the code has come by (email|text message)$/, async function (way: string) {
  await this.expectEventually(() => this.club.mail.channel, way === 'email' ? 'email' : 'sms')
})

Then<ClubWorld>('nothing of the link is left in the address or on the device', async function () {
  const [, token = ''] = this.club.mail.link.split('=')
  await this.expectEventually(() => this.myDevice.address(), '/reset-password')
  await this.expectEventually(async () => JSON.stringify(await this.myDevice.storedItems()).includes(token), false)
})

Then<ClubWorld>('{string} was sent {int} link(s) to verify the address', async function (email: string, count: number) {
  await this.expectEventually(() => this.club.mail.verificationLinksTo(email).length, count)
})

When<ClubWorld>('{member} enters {codeToEnter} to verify her/his address', async function (member: Member, code: (club: Club) => string) {
  await this.as(member).recovery.verify(code(this.club))
})

Then<ClubWorld>("the club knows that {member}'s address is verified", async function (member: Member) {
  await this.expectEventually(() => this.club.memberships.hasVerifiedEmail(member), true)
})
