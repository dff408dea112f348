import { type DataTable, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { rowsOf } from '../../world/tables.ts'

definePhrases<string>('fittingRead', {
  'the fitting': 'commerce.tecfit-session-detail',
  'the putter fitting': 'commerce.tecput-session-detail',
  'the custom-fit clubs': 'commerce.tecfit-custom-club',
})

Then<ClubWorld>('the last request for {fittingRead} has', async function (call: string, expected: DataTable) {
  const asked = async () => Object.entries(this.club.lastQuery([call])).map((parameter) => parameter.join(': '))
  await this.expectEventually(async () => (await asked()).toSorted(), [...rowsOf(expected)].sort())
})
