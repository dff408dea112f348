import { expect, test } from 'vitest'
import type { SignInAnswer } from '#app/session/ports/SignIns'
import { RegionRedirect } from '#app/session/RegionRedirect'
import { SignIn } from '#app/session/SignIn'
import { TypedUsername } from '#app/session/TypedUsername'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { SignInViewModel } from './SignInViewModel.ts'

const grant = { token: 'token', refreshToken: 'refresh', shop: {} }
const answer: SignInAnswer = { kind: 'signed-in', signIn: { grant, tokenSource: undefined } }

test.each([true, false])('the sign-in is remembered only where the player wants it: %s', async (isWanted) => {
  const session = new SessionInMemory({ grant: undefined, player: undefined })
  const signIn = new SignIn({ signIn: async () => answer }, session, { wayTo: async () => undefined }, new RegionRedirect())
  const model = new SignInViewModel(signIn, session, [], new TypedUsername())
  model.changeUsername('hana@clubhouse.example')
  model.changePassword('secret')
  model.changeRememberMe(isWanted)
  await model.submit()
  expect([session.value.grant?.token, session.value.rememberMe]).toEqual(['token', isWanted])
})
