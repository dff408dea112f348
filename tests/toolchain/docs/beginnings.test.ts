import { describe, expect, it } from 'vitest'
import { createBackend } from '#mocks/createBackend'
import { applyScenario, decodeScenario } from '#mocks/world/scenario'
import { StoppedClock } from '#mocks/world/WorldClock'
import { Club } from '../../../features/world/Club.ts'
import { type LinkTarget, notLinkable } from '../../../features/world/LinkTarget.ts'
import { scenarioStart } from '../../../features/world/scenarioStart.ts'

function standingAt(place: Partial<LinkTarget & { readonly kind: 'place' }> = {}) {
  const currentAddress: LinkTarget = { kind: 'place', token: undefined, language: 'en', hostname: 'localhost', address: '/', ...place }
  return { currentAddress: async () => currentAddress }
}

describe('The beginning of an example', () => {
  it('is told by a scenario that another machine can enact', async () => {
    const club = await Club.create()
    const { token } = await club.memberships.signIn('Hana')
    await club.lessons.add('Hana', { at: Temporal.PlainDateTime.from('2026-05-21T07:30') })
    club.faults.failWithServerError(['session.me'])
    club.setTime(Temporal.Instant.from('2026-05-20T12:00:00Z'))
    const start = await scenarioStart(club, standingAt({ token, language: 'fr', address: '/lessons?view=list' }))
    const scenario = await decodeScenario('scenario' in start ? start.scenario : '')
    expect(scenario).toMatchObject({ region: 'global', language: 'fr', path: '/lessons?view=list', now: '2026-05-20T12:00:00Z' })
    expect(scenario?.who).toBe(club.memberships.credentialsOf('Hana').username)
    const elsewhere = await createBackend({ clock: new StoppedClock('2030-01-01T00:00:00Z') })
    if (scenario) await applyScenario(scenario, elsewhere.world, elsewhere.faults)
    expect(elsewhere.world.appointments.list()).toEqual(club.backend.world.appointments.list())
    expect(elsewhere.faults.planned).toMatchObject([{ calls: ['session.me'] }])
  })

  it('is nobody’s where nobody is signed in', async () => {
    const start = await scenarioStart(await Club.create(), standingAt())
    expect(await decodeScenario('scenario' in start ? start.scenario : '')).toMatchObject({ who: null })
  })

  it('is not told where a link can not bring it along', async () => {
    const club = await Club.create()
    expect(await scenarioStart(club, { currentAddress: async () => notLinkable('several') })).toEqual({ obstacle: 'several' })
    const { token } = await club.memberships.signIn('Hana')
    await club.memberships.expireToken('Hana')
    expect(await scenarioStart(club, standingAt({ token }))).toEqual({ obstacle: 'account' })
    const abroad = await Club.create()
    const wataru = await abroad.memberships.signIn('Wataru')
    expect(await scenarioStart(abroad, standingAt({ token: wataru.token }))).toEqual({ obstacle: 'account' })
    expect(await scenarioStart(abroad, standingAt({ token: wataru.token, hostname: 'jp.localhost' }))).toMatchObject({ path: '/' })
  })
})
