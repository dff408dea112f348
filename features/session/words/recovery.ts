import type { Actions, ActionsOn, ClubEvents, DeviceAction, DeviceActions, Facts, Phrases } from '../../world/Phrases.ts'
import { newPassword } from '../newPassword.ts'

const followResetLink: DeviceAction = async (device, world, member) => {
  const { mail, memberships } = world.club
  await mail.sendResetLink(memberships.credentialsOf(member).username)
  device.setStartAddress(mail.link)
  await world.as(member).recovery.openReset()
}

const comeToVerify: DeviceAction = async (device, world, member) => {
  device.setStartAddress('/verify-email')
  await world.as(member).recovery.openVerification()
}

const acts: Actions = {
  'wants a new password': ({ recovery }) => recovery.begin(),
  'asks for another code': ({ recovery }) => recovery.askForAnotherCode(),
  'has asked for another code': ({ recovery }) => recovery.askForAnotherCode(),
  'opens the link': ({ recovery }) => recovery.openVerification(),
  'has chosen a new password by a code': async ({ recovery }, { club }, member) => {
    await recovery.begin()
    await recovery.askForCode(club.memberships.credentialsOf(member).username)
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
  'enters the code and chooses a new password': async ({ recovery }, { club }) => {
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
}

const deviceActs: DeviceActions = {
  'comes for a new password without a link': async (device, world, member) => {
    device.setStartAddress('/reset-password')
    await world.as(member).recovery.openReset()
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
  'asks for a new link to': ({ recovery }, email) => recovery.askForNewLink(email),
}

const facts: Facts = {
  'the code is asked for': async ({ recovery }) => (await recovery.step()) === 'code',
  'the code has been used, and another can be sent': async ({ recovery }) => (await recovery.step()) === 'used',
  'the code has expired, and another can be sent': async ({ recovery }) => (await recovery.step()) === 'run-out',
  'a link or a code is needed': async ({ recovery }) => (await recovery.step()) === 'lost',
}

const events: ClubEvents = {
  'that link has been used already': ({ club }) => club.mail.invalidateLast(),
}

export const recoveryWords: Phrases = { acts, deviceActs, actsOn, facts, events }
