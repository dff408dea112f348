import type { Acts, ActsOn, DeviceAct, DeviceActs, Events, Facts, Words } from '../../world/Words.ts'
import { newPassword } from '../newPassword.ts'

const followResetLink: DeviceAct = async (device, world, member) => {
  const { mail, members } = world.club
  await mail.bringsResetLink(members.credentialsOf(member).username)
  device.startsAt(mail.link)
  await world.as(member).recovery.openReset()
}

const comeToVerify: DeviceAct = async (device, world, member) => {
  device.startsAt('/verify-email')
  await world.as(member).recovery.openVerification()
}

const acts: Acts = {
  'wants a new password': ({ recovery }) => recovery.begin(),
  'asks for another code': ({ recovery }) => recovery.askForAnotherCode(),
  'has asked for another code': ({ recovery }) => recovery.askForAnotherCode(),
  'opens the link': ({ recovery }) => recovery.openVerification(),
  'has chosen a new password by a code': async ({ recovery }, { club }, member) => {
    await recovery.begin()
    await recovery.askForCode(club.members.credentialsOf(member).username)
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
  'enters the code and chooses a new password': async ({ recovery }, { club }) => {
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
}

const deviceActs: DeviceActs = {
  'comes for a new password without a link': async (device, world, member) => {
    device.startsAt('/reset-password')
    await world.as(member).recovery.openReset()
  },
  'follows a link for a new password': followResetLink,
  'has followed a link for a new password': followResetLink,
  'was sent a link to verify her email address': async (device, { club }, member) => {
    await club.mail.bringsVerificationLink(club.members.credentialsOf(member).username)
    device.startsAt(club.mail.link)
  },
  'comes to verify her address': comeToVerify,
  'has come to verify her address': comeToVerify,
}

const actsOn: ActsOn = {
  'asks for a new link to': ({ recovery }, email) => recovery.askForNewLink(email),
}

const facts: Facts = {
  'the code is asked for': async ({ recovery }) => (await recovery.step()) === 'code',
  'the code has been used, and another can be sent': async ({ recovery }) => (await recovery.step()) === 'used',
  'the code has expired, and another can be sent': async ({ recovery }) => (await recovery.step()) === 'run-out',
  'a link or a code is needed': async ({ recovery }) => (await recovery.step()) === 'lost',
}

const events: Events = {
  'that link has been used already': ({ club }) => club.mail.isUsedUp(),
}

export const recoveryWords: Words = { acts, deviceActs, actsOn, facts, events }
