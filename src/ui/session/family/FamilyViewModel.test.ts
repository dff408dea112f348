import { expect, test } from 'vitest'
import type { ChildSignInAnswer } from '#app/session/ports/SubAccounts'
import { SignInChild } from '#app/session/SignInChild'
import type { FamilyAccount } from '#domain/session/configuration'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { FamilyViewModel } from './FamilyViewModel.ts'

const wren: FamilyAccount = { id: 'wren', firstName: 'Wren', lastName: 'Lindqvist', asksPassword: true }
const robin: FamilyAccount = { ...wren, id: 'robin', firstName: 'Robin' }

function create(answer?: ChildSignInAnswer) {
  const asked: string[] = []
  const signIn = async ({ id, firstName, lastName }: FamilyAccount): Promise<ChildSignInAnswer> => {
    asked.push(id)
    return answer ?? { kind: 'signed-in', child: { id, name: { firstName, lastName }, token: id, shop: {}, isSubAccount: true } }
  }
  const session = new SessionInMemory()
  const configurations = { public: unasked, ownTexts: unasked, familyAccounts: async () => [], crmToken: unasked }
  return { model: new FamilyViewModel(configurations, new SignInChild({ signIn }, session), session), asked }
}

test('each child’s password is asked for, also where another child is signed in', async () => {
  const { model, asked } = create()
  await model.choose(wren)
  model.changePassword('secret')
  await model.submitPassword()
  await model.choose(robin)
  expect([asked, model.chosen?.id, model.asksPassword]).toEqual([['wren'], 'robin', true])
})

test.each([
  ['password-needed', undefined],
  ['password-wrong', 'passwordWrong'],
] as const)('only a password that was given can be wrong: %s', async (kind, problem) => {
  const { model } = create({ kind })
  await model.choose({ ...wren, asksPassword: false })
  expect([model.asksPassword, model.problem]).toEqual([true, problem])
})
