import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Area } from '#domain/session/areas'
import { isOpenTo } from '#domain/session/areas'
import type { UserType } from '#domain/session/player'
import { FeatureAccessContext } from '#ui/shell/featureAccess.ts'
import { helpDialog } from '#ui/shell/helpDialog.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { ClubLinks } from './ClubLinks.tsx'

let place: ReturnType<typeof renderAt>

beforeEach(() => {
  place = renderAt()
})

afterEach(() => {
  place.clear()
  helpDialog.close()
})

function addressesFor(isOpen: (area: Area) => boolean): readonly (string | null)[] {
  const access = { accessTo: (area: Area) => (isOpen(area) ? 'open' : 'closed') } as const
  place.show(
    <FeatureAccessContext value={access}>
      <ClubLinks />
    </FeatureAccessContext>,
  )
  return [...place.element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test.each([1, 2, 3] satisfies UserType[])('A player of type %i invites friends [support.offered-areas]', (userType) => {
  expect(addressesFor((area) => isOpenTo(area, userType))).toContain('/referral')
})

test('A visitor invites nobody', () => {
  expect(addressesFor(() => false)).not.toContain('/referral')
})

test.each([1, 2, 3] satisfies UserType[])('A player of type %i opens the help', (userType) => {
  addressesFor((area) => isOpenTo(area, userType))
  place.button()?.click()
  expect(helpDialog.isOpen).toBe(true)
})

test('A visitor, who can send no ticket, is offered the contact form only', () => {
  expect(addressesFor(() => false)).toContain('/contact-us')
  expect(place.button()).toBe(null)
})
