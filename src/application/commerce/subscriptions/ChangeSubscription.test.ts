import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import { buildSubscription } from '../../../../tests/builders/subscriptions.ts'
import { ChangeSubscription } from './ChangeSubscription.ts'

function create(status: SubscriptionStatus, answer: () => Promise<SubscriptionStatus>) {
  const sent: string[] = []
  const subscriptions = {
    history: async () => ({ subscriptions: [buildSubscription({ status })], timeZone: undefined }),
    changeStatus: (id: number, target: string) => {
      sent.push(`${id} ${target}`)
      return answer()
    },
    changeAddresses: async () => undefined,
  }
  return { change: new ChangeSubscription(subscriptions, { value: true }), sent }
}

const lost = () => Promise.reject(new Failure('timed-out'))

test('a change whose answer is lost is sent once; the history shows that it is done', async () => {
  const { change, sent } = create({ kind: 'active' }, lost)
  expect([await change.execute(1, 'active'), sent]).toEqual(['done', ['1 active']])
})

test('a change that did not arrive is not done', async () => {
  const { change, sent } = create({ kind: 'active' }, lost)
  await expect(change.execute(1, 'paused')).rejects.toMatchObject({ outcome: 'not-done' })
  expect(sent).toEqual(['1 paused'])
})

test('resuming is declined where the payment failed, also where the shop ended it, and done where it was the last one', async () => {
  const results = (['payment_failed', 'canceled', 'complete', 'active'] as const).map((kind) =>
    create({ kind }, async () => ({ kind })).change.execute(1, 'active'),
  )
  expect(await Promise.all(results)).toEqual(['declined', 'ended', 'done', 'done'])
})
