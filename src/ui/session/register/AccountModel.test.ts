import { expect, test } from 'vitest'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { RegistrationsInMemory } from '../../../../tests/builders/RegistrationsInMemory.ts'
import { createDevice } from '../../../adapters/browser/createDevice.ts'
import { AccountModel } from './AccountModel.ts'
import { CentreList } from './CentreList.ts'
import { EmailCheck } from './EmailCheck.ts'

function aModel(): AccountModel {
  const { clock } = createDevice()
  const centres = new CentreList({ all: async () => [], closest: async () => [] }, clock)
  const site = { isJapan: false, isChina: false, country: 'US' }
  return new AccountModel(new EmailCheck(new RegistrationsInMemory(), clock), centres, site, { all: async () => [] }, new DraftsInMemory())
}

const locations = [
  { id: 'chicago', name: 'Chicago', centreIds: ['loop', 'lakeshore'] },
  { id: 'denver', name: 'Denver', centreIds: ['northgate'] },
]

test('a centre that is not in the chosen location is chosen no more', () => {
  const model = aModel()
  model.follow(() => ({ method: 2, locations }))
  model.change({ centreId: 'lakeshore' })
  model.chooseLocation('chicago')
  expect(model.entry.centreId).toBe('lakeshore')
  model.chooseLocation('denver')
  expect([model.entry.locationId, model.entry.centreId]).toEqual(['denver', undefined])
})
