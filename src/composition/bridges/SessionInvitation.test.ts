import { expect, test } from 'vitest'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import { SessionInvitation } from './SessionInvitation.ts'

const sharing = { copy: async () => true }

test.each([
  ['/', `https://www.clubhouse.example/referral/${hana.id}`],
  ['/club/', `https://www.clubhouse.example/club/referral/${hana.id}`],
])('An invitation of a site at %s names the player alone', (base, address) => {
  const page = () => new URL(`https://www.clubhouse.example${base}referral?month=2026-05`)
  expect(new SessionInvitation(new SessionInMemory(), { page, base }, sharing).address).toBe(address)
})

test('Nobody invites before the player is known', () => {
  const site = { page: () => new URL('https://www.clubhouse.example/'), base: '/' }
  expect(new SessionInvitation(new SessionInMemory({ player: undefined }), site, sharing).address).toBeUndefined()
})
