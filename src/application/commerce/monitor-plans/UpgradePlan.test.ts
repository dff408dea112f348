import { expect, it, vi } from 'vitest'
import { Failure } from '../../shared/failure.ts'
import { UpgradePlan } from './UpgradePlan.ts'

const card = { key: 'key', value: 'token' }
const asked = { membershipId: '1', sku: 'PLAY', card }

function create(answer: () => Promise<'upgraded' | 'declined'>, sku = 'BASIC') {
  const sent: string[] = []
  const cards = { mayPay: true, isOffered: true, execute: async () => void sent.push('card') }
  const upgrade = vi.fn<() => Promise<'upgraded' | 'declined'>>(async () => {
    sent.push('upgrade')
    return answer()
  })
  const byId = async (id: string) => ({ id, name: 'Basic', sku, endsOn: undefined, renews: false })
  return { sent, useCase: new UpgradePlan(cards, { upgrade }, { byId }, { value: true }) }
}

const lost = async () => {
  throw new Failure('timed-out', { outcome: 'unknown' })
}

it('sends the card, then the upgrade', async () => {
  const { sent, useCase } = create(async () => 'upgraded')
  expect([await useCase.execute(asked), sent]).toEqual(['upgraded', ['card', 'upgrade']])
})

it('finds in the membership that a lost upgrade was made, and sends it once', async () => {
  const { sent, useCase } = create(lost, 'PLAY')
  expect([await useCase.execute(asked), sent]).toEqual(['upgraded', ['card', 'upgrade']])
})

it('says that a lost upgrade was not made', async () => {
  const { useCase } = create(lost)
  await expect(useCase.execute(asked)).rejects.toMatchObject({ outcome: 'not-done' })
})
