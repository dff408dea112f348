import { beforeEach, expect, test, vi } from 'vitest'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import { KeepCrmToken } from './KeepCrmToken.ts'

const crmToken = vi.fn<() => Promise<string>>()
const configurations = { public: vi.fn(), ownTexts: vi.fn(), familyAccounts: vi.fn(), crmToken }
let session: SessionInMemory
let keep: KeepCrmToken

beforeEach(() => {
  crmToken.mockReset().mockResolvedValueOnce('crm-1').mockResolvedValueOnce('crm-2')
  session = new SessionInMemory()
  keep = new KeepCrmToken(configurations, session)
})

test('[session.crm-token-in-configuration] the token is read once and kept', async () => {
  await keep.execute()
  await keep.execute()
  expect([keep.token, crmToken.mock.calls.length]).toEqual(['crm-1', 1])
})

test('the token of one player is never used for another', async () => {
  await keep.execute()
  session.update((before) => ({ ...before, player: { ...hana, id: 'player-li' } }))
  expect(keep.token).toBeUndefined()
  await keep.execute()
  expect(keep.token).toBe('crm-2')
  session.end()
  expect(keep.token).toBeUndefined()
})

test('an answer that comes after the player has left is dropped', async () => {
  const reading = keep.execute()
  session.end()
  await reading
  expect(keep.token).toBeUndefined()
})

test('a late answer does not take the place of the present player’s token', async () => {
  const late = Promise.withResolvers<string>()
  crmToken.mockReset().mockReturnValueOnce(late.promise).mockResolvedValueOnce('crm-2')
  const reading = keep.execute()
  session.update((before) => ({ ...before, player: { ...hana, id: 'player-li' } }))
  await keep.execute()
  late.resolve('crm-1')
  await reading
  expect(keep.token).toBe('crm-2')
})

test('a child has a token of its own', async () => {
  await keep.execute()
  const wren = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'c', shop: {}, isSubAccount: true }
  session.update((before) => ({ ...before, child: wren }))
  await keep.execute()
  expect(keep.token).toBe('crm-2')
})

test('without a session nothing is requested', async () => {
  session.end()
  await keep.execute()
  expect(crmToken).not.toHaveBeenCalled()
})

test('nothing is requested until the player is known', async () => {
  session.update((before) => ({ ...before, player: undefined }))
  await keep.execute()
  expect(crmToken).not.toHaveBeenCalled()
})
