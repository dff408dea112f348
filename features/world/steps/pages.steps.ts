import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../ClubWorld.ts'
import type { Member } from '../cast.ts'
import type { DeploymentControls } from '../DeploymentControls.ts'
import { definePhrases } from '../parameterTypes.ts'

type Operation = (operators: DeploymentControls) => void

definePhrases<Operation>('operation', {
  'brought out a new version': (operators) => operators.deployNewVersion(),
  'withdrawn from all devices': (operators) => operators.deployUninstallingWorker(),
  'taken away the rest of this version': (operators) => operators.removeUnrequestedFiles('further-notice'),
  'taken away the rest of this version until the next visit': (operators) => operators.removeUnrequestedFiles('next-visit'),
  'brought back the rest of this version': (operators) => operators.restoreFiles(),
  'lost the addresses of its servers': (operators) => operators.removeConfiguration(),
  'found the addresses of its servers again': (operators) => operators.restoreConfiguration(),
})

Given<ClubWorld>('the club has {operation}', function (operation: Operation) {
  operation(this.environment.deployment)
})

Then<ClubWorld>('{member} has the {word} version', async function (member: Member, version: string) {
  await this.expectEventually(async (): Promise<string> => this.as(member).pages.cachedVersion(), version)
})

Then<ClubWorld>(
  'the club has {times} reloaded for {member}{window}',
  async function (times: number, member: Member, inSecondWindow: boolean) {
    await this.expectEventually(() => this.at(member, inSecondWindow).pages.automaticReloads(), times)
  },
)
