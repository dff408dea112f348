import type { Acts, Circumstances, DeviceActs, Events, Facts, Remnants, Words } from './Words.ts'

const acts: Acts = {
  'accepts the new version': ({ pages }) => pages.takeNewVersion(),
  'postpones the new version': ({ pages }) => pages.putOffNewVersion(),
  'tries to reach the club again': ({ pages }) => pages.lookForClubAgain(),
  'tries to open it again': ({ pages }) => pages.tryAgain(),
  'points at her lessons': ({ pages }) => pages.pointAtLessons(),
  'comes back to the club': ({ pages }) => pages.comeBack(),
  'has come back to the club': async ({ pages }, world, member) => {
    await pages.comeBack()
    await world.tells(member, 'update-ready')
  },
}

const deviceActs: DeviceActs = {
  'has the club open in a second window': (device) => device.secondWindow().home.go(),
  'has lost the connection': (device) => device.disconnect(),
  'is in a club that stores nothing on devices': async (_device, world, member) => {
    world.environment.operators.keepNothingOnDevices()
    await world.sees(() => world.as(member).home.welcomed(), member)
  },
}

const events: Events = {
  'the answers come in the wrong order': ({ club }) => club.trouble.reorders(['scheduling.openings']),
  'everything works again': ({ club }) => club.trouble.isOver(),
}

const circumstances: Circumstances = {
  'device has stored the whole club': (world, member) => world.sees(() => world.as(member).pages.areKept(), true),
  'connection is back': (world, member) => world.device(member).connect(),
  'connection comes back': (world, member) => world.device(member).connect(),
}

const facts: Facts = {
  "she can't accept the new version yet": async ({ pages }) => !(await pages.canTakeNewVersion()),
  'this part of the club has not loaded yet': ({ pages }) => pages.isLate(),
  'the new version waits': ({ pages }) => pages.newVersionWaits(),
}

const remnants: Remnants = {
  'nothing of the club': ({ pages }) => pages.nothingKept(),
}

export const pageWords: Words = { remnants, facts, circumstances, events, acts, deviceActs }
