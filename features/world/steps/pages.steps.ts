import { Given, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../ClubWorld.ts'
import type { Member } from '../cast.ts'
import type { Operators } from '../PagesActor.ts'
import { defineWords } from '../vocabulary.ts'

type Operation = (operators: Operators) => void

defineWords<Operation>('operation', {
  'brought out a new version': (operators) => operators.bringOutNewVersion(),
  'withdrawn from all devices': (operators) => operators.takePagesOffDevices(),
  'taken away the rest of this version': (operators) => operators.takeAwayTheRest('further-notice'),
  'taken away the rest of this version until the next visit': (operators) => operators.takeAwayTheRest('next-visit'),
  'brought back the rest of this version': (operators) => operators.bringBackTheRest(),
  'lost the addresses of its servers': (operators) => operators.loseConfiguration(),
  'found the addresses of its servers again': (operators) => operators.restoreConfiguration(),
})

Given<ClubWorld>('the club has {operation}', function (operation: Operation) {
  operation(this.environment.operators)
})

Then<ClubWorld>('{member} has the {word} version', async function (member: Member, version: string) {
  await this.sees(async (): Promise<string> => this.as(member).pages.version(), version)
})

Then<ClubWorld>(
  'the club has {times} reloaded for {member}{window}',
  async function (times: number, member: Member, inSecondWindow: boolean) {
    await this.sees(() => this.at(member, inSecondWindow).pages.timesComeAnew(), times)
  },
)
