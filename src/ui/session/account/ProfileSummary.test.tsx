import { NEVER } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { ReadCredits } from '#app/session/ReadCredits'
import { ReadProfile } from '#app/session/ReadProfile'
import { SignOut } from '#app/session/SignOut'
import type { Player } from '#domain/session/player'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { AccountViewModel } from './AccountViewModel.ts'
import { ProfileSummary } from './ProfileSummary.tsx'

let clear = (): void => undefined
afterEach(() => clear())

const day = Temporal.PlainDate.from
const expiring = [
  { amount: 2, date: day('2026-06-30') },
  { amount: 5, date: day('2026-09-30') },
]

function show(changes: Partial<Player>) {
  const session = new SessionInMemory({ player: { ...hana, ...changes }, creditV3: { left: 7, total: 12, expiring } })
  const accounts = { profile: async () => hana, credit: async () => 7, creditV3: () => new Promise<never>(() => undefined) }
  const reads = [new ReadProfile(accounts, session, () => undefined), new ReadCredits(accounts, session)] as const
  const account = new AccountViewModel(session, ...reads, new SignOut(session, { revoke: async () => undefined }), { items: () => [] })
  const language = { value: 'en', changes: NEVER, choose: () => undefined }
  const preferences = { value: { theme: 'system' }, changes: NEVER, change: () => undefined }
  clear()
  const place = renderAt()
  clear = place.clear
  place.show(
    <InPage parts={[language, preferences]}>
      <ProfileSummary account={account} />
    </InPage>,
  )
  return place.element.textContent
}

test('distances and speeds are in units of their own', () => {
  const shown = show({ metricDistances: false, metricSpeeds: true })
  expect(['account.imperial', 'km/h', 'mph'].filter((text) => shown.includes(text))).toEqual(['account.imperial', 'km/h'])
})

test('each day on which lessons expire is told, and since when the player is a member', () => {
  const shown = show({ memberSince: 2019 })
  expect([...shown.matchAll(/account\.expiring count=(\d)/g)].map(([, count]) => count)).toEqual(['2', '5'])
  expect(shown).toContain('account.memberSince year=2019')
})

test('a player without lessons sees no credits', () => {
  expect([1, 3].map((userType) => show({ userType: userType === 3 ? 3 : 1 }).includes('account.credits'))).toEqual([true, false])
})
