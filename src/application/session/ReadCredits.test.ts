import { describe, expect, test } from 'vitest'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import { ReadCredits } from './ReadCredits.ts'

const creditV3 = { left: 4, total: 6, expiring: [] }
const never = () => Promise.reject(new Error('Nobody asks for this here'))

function anAccount() {
  const session = new SessionInMemory()
  const accounts = { profile: never, credit: async () => 5, creditV3: async () => creditV3 }
  return { session, credits: new ReadCredits(accounts, session) }
}

describe('the credits', () => {
  test('are kept with the session as both versions tell them', async () => {
    const { session, credits } = anAccount()
    expect(await credits.execute()).toBe(creditV3)
    expect(session.value).toMatchObject({ credit: 5, creditV3 })
  })

  test('are not kept where nobody is signed in any more', async () => {
    const { session, credits } = anAccount()
    const reading = credits.execute()
    session.end()
    await reading
    expect([session.value.credit, session.value.creditV3]).toEqual([undefined, undefined])
  })

  test('are asked for again by whoever shows them', () => {
    const { credits } = anAccount()
    let asked = 0
    credits.askedAgain.subscribe(() => {
      asked += 1
    })
    credits.askAgain()
    expect(asked).toBe(1)
  })
})
