import type { Actions, ClubEvents, DeviceActions, Facts, MemberSetups, Phrases, StoredDataChecks } from './Phrases.ts'
import { button, heading, text } from './screen/Target.ts'

const install = button('shell:update.reload')
const held = text('shell:update.held')

const acts: Actions = {
  'accepts the new version': install,
  'postpones the new version': button('shell:update.later'),
  'tries to reach the club again': button('shell:failure.retry'),
  'tries to open it again': button('shell:failure.retry'),
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
  "she can't accept the new version yet": async ({ screen }) => (await screen.shows(held)) && !(await screen.shows(install)),
  'this part of the club has not loaded yet': heading(1, 'shell:late.title'),
  'the new version waits': held,
}

const remnants: StoredDataChecks = {
  'nothing of the club': ({ pages }) => pages.hasNoCache(),
}

export const pageLoadingWords: Phrases = { remnants, facts, circumstances, events, acts, deviceActs }
