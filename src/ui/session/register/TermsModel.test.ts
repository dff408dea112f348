import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { LoadClubTexts } from '#app/session/LoadClubTexts'
import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { RegistrationsInMemory } from '../../../../tests/builders/RegistrationsInMemory.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { TermsModel } from './TermsModel.ts'

function aModel(drafts: DraftsInMemory): TermsModel {
  const unread = () => new Promise<never>(() => undefined)
  const configurations = { public: unread, ownTexts: unread, familyAccounts: unread, crmToken: unread }
  const language: CurrentLanguage = { value: 'fr', changes: NEVER, choose: () => undefined, reread: () => 'fr' }
  const texts = new LoadClubTexts(configurations, { in: () => undefined, keep: () => undefined }, language)
  const model = new TermsModel(new RegistrationsInMemory(), texts, new FixedClock('2026-05-13T17:30:00Z'), drafts)
  model.load()
  return model
}

test.each([
  [true, false],
  [false, true],
])('birthday and ticks wait until they are sent: terms %s, age %s', (areRead, isOfAge) => {
  const drafts = new DraftsInMemory()
  const model = aModel(drafts)
  model.changeBirthday('1988-04-17')
  model.changeRead(areRead)
  model.changeAge(isOfAge)
  model.dispose()
  const later = aModel(drafts)
  expect([later.birthday, later.areRead, later.isOfAge]).toEqual(['1988-04-17', areRead, isOfAge])
})
