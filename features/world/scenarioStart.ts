import { regionOfPage } from '#mocks/http/regions'
import { encodeScenario, scenarioOf } from '#mocks/world/scenario'
import type { TestEnvironment } from './Assembly.ts'
import type { Club } from './Club.ts'
import type { ScenarioStart } from './Recording.ts'

/** Call it before the first action. */
export async function scenarioStart(
  { backend, memberships }: Club,
  stage: Pick<TestEnvironment, 'currentAddress'>,
): Promise<ScenarioStart> {
  const { world, faults } = backend
  const standing = await stage.currentAddress()
  if (standing.kind === 'untold') return { obstacle: standing.obstacle }
  if (faults.held > 0) return { obstacle: 'waiting' }
  if (memberships.hasExpiredTokens) return { obstacle: 'account' }
  const { token, language, hostname, address: path } = standing
  const region = regionOfPage(hostname)
  const account = token === undefined ? undefined : memberships.holderOf(token)
  // Nobody can sign in outside their region.
  if (account && account.region !== region) return { obstacle: 'account' }
  const messages = await scenarioOf(world, faults, { who: account?.email ?? null, region, language, path })
  return { scenario: await encodeScenario(messages), path }
}
