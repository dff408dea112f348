import { describe, expect, it } from 'vitest'
import { addressSecrets } from '#adapters/browser/location/addressSecrets'
import type { Refused, SignedIn } from '#app/session/ports/SignIns'
import type { TokenSignIn } from '#app/session/ports/TokenSignIns'
import { SignInByToken } from '#app/session/SignInByToken'
import { Failure } from '#app/shared/failure'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { EntryViewModel } from './EntryViewModel.ts'

const signedIn: SignedIn = { kind: 'signed-in', signIn: { grant: { token: 'a', refreshToken: 'b', shop: {} } } }
const refused: Refused = { kind: 'refused', code: 90031, payload: { code: 90031 } }

function entering(address: string, ...answers: readonly (SignedIn | Refused | Failure)[]) {
  const sent: TokenSignIn[] = []
  const left = [...answers]
  const arrivals = {
    signIn: async (tokenSignIn: TokenSignIn) => {
      sent.push(tokenSignIn)
      const answer = left.shift()
      if (!answer || answer instanceof Failure) throw answer ?? new Error('Nothing more is answered')
      return answer
    },
  }
  const secrets = addressSecrets(new URL(address, 'https://www.clubhouse.example'), () => undefined)
  const model = new EntryViewModel(new SignInByToken(arrivals, new SessionInMemory({ grant: undefined })), secrets)
  return { model, sent, secrets }
}

describe('what the address brought', () => {
  it.each([
    ['/?ticket=1', { kind: 'ticket', ticket: '1', isSkytrak: false }],
    ['/?ticket=1&isSkytrak=true', { kind: 'ticket', ticket: '1', isSkytrak: true }],
    ['/?ticket=1&isSkytrak=yes', { kind: 'ticket', ticket: '1', isSkytrak: false }],
    ['/?authToken=a', { kind: 'region', authToken: 'a' }],
    ['/?authToken=a&ticket=1', { kind: 'ticket', ticket: '1', isSkytrak: false }],
  ])('[session.ticket-sign-in-skytrak-parameter] is sent once: %s', async (address, arrival) => {
    const { model, sent, secrets } = entering(address, signedIn)
    model.start()
    model.start()
    await model.enter()
    expect(sent).toEqual([arrival])
    expect([secrets.has('ticket'), secrets.has('authToken')]).toEqual([false, false])
  })

  it('may be nothing', () => {
    const { model, sent } = entering('/?isSkytrak=true')
    model.start()
    expect([model.kind, sent]).toEqual([undefined, []])
  })

  it('[session.sign-in-failure-keeps-payload] and is refused is kept as it was answered, and is not sent again', async () => {
    const { model, sent } = entering('/?ticket=1', refused)
    await model.enter()
    await model.enter()
    expect([model.refusal?.payload, model.entering.busy, sent.length]).toEqual([refused.payload, false, 1])
    expect(JSON.stringify(model)).not.toContain('"ticket":"1"')
  })

  it('and failed is sent again where it is a ticket, and the player wants that', async () => {
    const { model, sent } = entering('/?ticket=1', new Failure('offline'), signedIn)
    await model.enter()
    expect(model.entering.failure?.kind).toBe('offline')
    await model.enter()
    expect([model.entering.failure, sent.length]).toEqual([undefined, 2])
  })

  it("and failed is never sent again where it is another region's word", async () => {
    const { model, sent } = entering('/?authToken=a', new Failure('timed-out'))
    await model.enter()
    await model.enter()
    expect([model.entering.failure?.kind, sent.length]).toEqual(['timed-out', 1])
  })
})
