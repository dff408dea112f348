import { expect, test } from 'vitest'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { RegistrationsInMemory } from '../../../../tests/builders/RegistrationsInMemory.ts'
import { createDevice } from '../../../adapters/browser/createDevice.ts'
import { AccountModel } from './AccountModel.ts'
import { CentreFields } from './CentreFields.tsx'
import { CentreList } from './CentreList.ts'
import { EmailCheck } from './EmailCheck.ts'

const locations = [
  { id: 'denver', name: 'Denver', centreIds: ['northgate'] },
  { id: 'chicago', name: 'Chicago', centreIds: ['loop', 'lakeshore'] },
]

test.each([
  [2, ['Denver', 'Chicago']],
  [1, undefined],
])('of %i locations one is chosen where there are several', (count, names) => {
  const { clock } = createDevice()
  const centres = new CentreList({ all: async () => [], closest: async () => [] }, clock)
  const site = { isJapan: false, isChina: false, country: 'US' }
  const check = new EmailCheck(new RegistrationsInMemory(), clock)
  const account = new AccountModel(check, centres, site, { all: async () => [] }, new DraftsInMemory())
  account.follow(() => ({ method: 2, locations: locations.slice(0, count) }))
  const field = drawn(<CentreFields account={account} />).querySelector('[name=location]')
  const options = field && [...field.querySelectorAll('option')].filter(({ value }) => value !== '')
  expect(options?.map(({ textContent }) => textContent)).toEqual(names)
})
