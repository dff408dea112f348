import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { pagePaths } from '#ui/support/pagePaths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Invitation } from './Invitation.ts'
import { InviteScreen } from './InviteScreen.tsx'
import { ReferralScreen } from './ReferralScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const show = (screen: ReactNode, parts: readonly unknown[]) => act(async () => place.show(<InPage parts={parts}>{screen}</InPage>))
const text = () => place.element.textContent
const links = () => [...place.element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const press = (name: string) =>
  act(async () => [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name))?.click())

test('an invitation names the friend who sent it, with what the club offers', async () => {
  await show(<ReferralScreen />, [new Invitation({ nameOf: async () => 'Hana' })])
  expect(place.element.querySelector('h1')?.textContent).toBe('referral.title name=Hana')
  expect([...place.element.querySelectorAll('li h2')].map(({ textContent }) => textContent)).toEqual([
    'referral.credit',
    'referral.evaluation',
  ])
})

test('an invitation of nobody leads to the contact page', async () => {
  await show(<ReferralScreen />, [new Invitation({ nameOf: async () => undefined })])
  expect([text().includes('referral.gone'), links().at(-1)]).toEqual([true, pagePaths.contactUs])
})

test('a friend whose name can’t be read is asked for again, and the offers stay', async () => {
  const names = ['Hana']
  const failing = [true]
  const nameOf = async () => (failing.pop() ? Promise.reject(new Failure('server-fault')) : names[0])
  await show(<ReferralScreen />, [new Invitation({ nameOf })])
  expect([text().includes('referral.friendFailed'), text().includes('referral.titleUnnamed'), text().includes('referral.credit')]).toEqual([
    true,
    true,
    true,
  ])
  await press('failure.retry')
  expect([text().includes('referral.friendFailed'), text().includes('referral.title name=Hana')]).toEqual([false, true])
})

test('a player’s own link can be read and copied, not changed, and says whether it was copied', async () => {
  const address = 'https://www.clubhouse.example/referral/player-hana'
  const copied: string[] = []
  await show(<InviteScreen />, [{ address, copy: async (link: string) => copied.push(link) > 1 }])
  const field = place.element.querySelector('input')
  expect([field?.value, field?.readOnly]).toEqual([address, true])
  const told: (string | undefined)[] = []
  for (const _ of ['refused', 'copied']) {
    await press('invite.copy')
    told.push(place.element.querySelector('p[role=status]')?.textContent)
  }
  expect([told, copied]).toEqual([
    ['invite.refused', 'invite.copied'],
    [address, address],
  ])
})
