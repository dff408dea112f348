import { paths } from '#ui/shell/paths.ts'
import type { Actions, ActionsOn, ClubEvents, DeviceAction, DeviceActions, Facts, Phrases } from '../../world/Phrases.ts'
import { button, heading, link } from '../../world/screen/Target.ts'
import { newPassword } from '../newPassword.ts'

const forgot = link('session:signIn.forgot')
const resend = button('code:code.resend')

const followResetLink: DeviceAction = async (device, world, member) => {
  const { mail, memberships } = world.club
  await mail.sendResetLink(memberships.credentialsOf(member).username)
  device.setStartAddress(mail.link)
  await world.as(member).reload()
}

const comeToVerify: DeviceAction = async (device, world, member) => {
  device.setStartAddress('/verify-email')
  await world.as(member).screen.open(paths.verifyEmail)
}

const acts: Actions = {
  'wants a new password': forgot,
  'asks for another code': resend,
  'has asked for another code': resend,
  'opens the link': (actor) => actor.reload(),
  'has chosen a new password by a code': async ({ recovery, screen }, { club }, member) => {
    await screen.press(forgot)
    await recovery.askForCode(club.memberships.credentialsOf(member).username)
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
  'saves the new password': button('recovery:resetPassword.submit'),
  'enters the code and chooses a new password': async ({ recovery }, { club }) => {
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
}

const deviceActs: DeviceActions = {
  'comes for a new password without a link': async (device, world, member) => {
    device.setStartAddress('/reset-password')
    await world.as(member).reload()
  },
  'follows a link for a new password': followResetLink,
  'has followed a link for a new password': followResetLink,
  'was sent a link to verify her email address': async (device, { club }, member) => {
    await club.mail.sendVerificationLink(club.memberships.credentialsOf(member).username)
    device.setStartAddress(club.mail.link)
  },
  'comes to verify her address': comeToVerify,
  'has come to verify her address': comeToVerify,
}

const actsOn: ActionsOn = {
  'enters the code and chooses the password': async ({ recovery }, password, { club }) => {
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(password)
  },
  'asks for a new link to': ({ recovery }, email) => recovery.askForNewLink(email),
}

const facts: Facts = {
  'the code is asked for': heading(1, 'recovery:resetPassword.codeTitle'),
  'the code has been used, and another can be sent': heading(1, 'recovery:resetPassword.wrongTitle'),
  'the code has expired, and another can be sent': heading(1, 'recovery:resetPassword.expiredTitle'),
  'a link or a code is needed': heading(1, 'recovery:resetPassword.lostTitle'),
}

const events: ClubEvents = {
  'that link has been used already': ({ club }) => club.mail.invalidateLast(),
}

export const recoveryWords: Phrases = { acts, deviceActs, actsOn, facts, events }
