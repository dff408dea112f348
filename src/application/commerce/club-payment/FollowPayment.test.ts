import { expect, test } from 'vitest'
import type { PaymentStatus } from '#domain/commerce/club-payment/payment'
import { FollowPayment } from './FollowPayment.ts'

/** `slowness`: how much longer a pause takes, as on a device that sleeps. */
function following(answers: readonly PaymentStatus[], slowness = 1) {
  const slept: number[] = []
  let looks = 0
  const status = async () => {
    looks += 1
    return answers[looks - 1] ?? 'pending'
  }
  let time = Temporal.Instant.from('2026-05-13T17:30:00Z')
  const sleep = async (milliseconds: number) => {
    slept.push(milliseconds / 1000)
    time = time.add({ milliseconds: milliseconds * slowness })
  }
  return { follow: new FollowPayment({ status }, { sleep, now: () => time }), slept, looks: () => looks }
}

test('a payment is followed until it has ended', async () => {
  const { follow, slept } = following(['pending', 'pending', 'success'])
  expect([await follow.execute('r1'), slept]).toEqual(['success', [1, 2]])
})

test('[commerce.payment-serves-gear-renewal] after two minutes it is still being processed', async () => {
  const { follow, slept, looks } = following([])
  expect(await follow.execute('r1')).toBe('pending')
  expect([slept.reduce((sum, each) => sum + each), looks()]).toEqual([120, 10])
})

test('a device that slept for minutes looks once more', async () => {
  const { follow, looks } = following([], 180)
  expect([await follow.execute('r1'), looks()]).toEqual(['pending', 2])
})
