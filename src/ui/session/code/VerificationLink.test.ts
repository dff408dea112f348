import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { VerificationLink } from './VerificationLink.ts'

function createLink(send: () => Promise<void> = async () => undefined) {
  const sent: string[] = []
  const requestLink = async (email: string) => {
    await send()
    sent.push(email)
  }
  return { sent, link: new VerificationLink({ requestLink }, new SessionInMemory({ player: { ...hana, email: 'hana@club.example' } })) }
}

test('the link goes to the player’s own address unless another is typed', async () => {
  const { sent, link } = createLink()
  await link.send()
  link.change(' ｈana.new@club.example ')
  await link.send()
  expect([sent, link.isSent]).toEqual([['hana@club.example', 'hana.new@club.example'], true])
})

test.each([
  [' ', 'missing'],
  ['hana', 'invalid'],
] as const)('"%s" is no address, and nothing is sent: %s', async (typed, problem) => {
  const { sent, link } = createLink()
  link.change(typed)
  await link.send()
  expect([sent, link.isSent, link.problem]).toEqual([[], false, problem])
})

test('a link that could not be sent is not called sent', async () => {
  const { link } = createLink(() => Promise.reject(new Failure('offline')))
  await link.send()
  expect([link.isSent, link.sending.failure?.kind]).toEqual([false, 'offline'])
})
