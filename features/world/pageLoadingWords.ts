import type { Actions, ClubEvents, DeviceActions, Facts, MemberSetups, Phrases, StoredDataChecks } from './Phrases.ts'

const acts: Actions = {
  'accepts the new version': ({ pages }) => pages.installUpdate(),
  'postpones the new version': ({ pages }) => pages.postponeUpdate(),
  'tries to reach the club again': ({ pages }) => pages.retryStart(),
  'tries to open it again': ({ pages }) => pages.retryScreen(),
  'points at her lessons': ({ pages }) => pages.hoverLessons(),
  'comes back to the club': ({ pages }) => pages.returnToPage(),
  'has come back to the club': async ({ pages }, world, member) => {
    await pages.returnToPage()
    await world.expectNotice(member, 'update-ready')
  },
}

const deviceActs: DeviceActions = {
  'has the club open in a second window': (device) => device.secondWindow().home.go(),
  'has lost the connection': (device) => device.disconnect(),
  'is in a club that stores nothing on devices': async (_device, world, member) => {
    world.environment.deployment.deployEmptyWorker()
    await world.expectEventually(() => world.as(member).home.welcomed(), member)
  },
}

const events: ClubEvents = {
  'the answers come in the wrong order': ({ club }) => club.faults.reorder(['scheduling.openings']),
  'everything works again': ({ club }) => club.faults.clear(),
}

const circumstances: MemberSetups = {
  'device has stored the whole club': (world, member) => world.expectEventually(() => world.as(member).pages.isPrecached(), true),
  'connection is back': (world, member) => world.device(member).connect(),
  'connection comes back': (world, member) => world.device(member).connect(),
}

const facts: Facts = {
  "she can't accept the new version yet": async ({ pages }) => !(await pages.canInstallUpdate()),
  'this part of the club has not loaded yet': ({ pages }) => pages.showsLoadFailure(),
  'the new version waits': ({ pages }) => pages.isUpdateHeld(),
}

const remnants: StoredDataChecks = {
  'nothing of the club': ({ pages }) => pages.hasNoCache(),
}

export const pageLoadingWords: Phrases = { remnants, facts, circumstances, events, acts, deviceActs }
