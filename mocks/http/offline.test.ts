import { expect, test } from 'vitest'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import { applyScenario, decodeScenario, encodeScenario, scenarioOf } from '../world/scenario.ts'
import { isOffline, setOffline } from './offline.ts'

const credit = '/api/v2/player/lesson/credit'

test('without a connection no request arrives, and other faults wait', async () => {
  const { visitor, faults } = await createVisitor()
  faults.inject({ kind: 'server-fault' }, ['read'], 1)
  setOffline(faults, true)
  setOffline(faults, true)
  expect([isOffline(faults), faults.plans.length]).toEqual([true, 2])
  expect((await visitor.get(credit)).status).toBe(0)
  setOffline(faults, false)
  expect(isOffline(faults)).toBe(false)
  expect([(await visitor.get(credit)).status, (await visitor.get(credit)).status]).toEqual([500, 200])
})

test('is known again from a scenario link', async () => {
  const { backend, faults } = await createVisitor()
  setOffline(faults, true)
  const where = { who: null, region: 'global', language: 'en', path: '/' } as const
  const scenario = await decodeScenario(await encodeScenario(await scenarioOf(backend.world, faults, where)))
  const other = await createVisitor()
  if (scenario) await applyScenario(scenario, other.backend.world, other.faults)
  expect(isOffline(other.faults)).toBe(true)
})
