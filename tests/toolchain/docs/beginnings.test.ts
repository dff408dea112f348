import { describe, expect, it } from 'vitest'
import { createBackend } from '#mocks/createBackend'
import { applyScenario, decodeScenario } from '#mocks/world/scenario'
import { StandingClock } from '#mocks/world/WorldClock'
import { Club } from '../../../features/world/Club.ts'
import { type LinkTarget, notLinkable } from '../../../features/world/LinkTarget.ts'
import { startOf } from '../../../features/world/startOf.ts'

function standingAt(place: Partial<LinkTarget & { readonly kind: 'place' }> = {}) {
  const currentAddress: LinkTarget = { kind: 'place', token: undefined, language: 'en', hostname: 'localhost', address: '/', ...place }
  return { currentAddress: async () => currentAddress }
}

describe('The beginning of an example', () => {
  it('is told by a scenario that another machine can enact', async () => {
    const club = await Club.found()
    const { token } = await club.members.letIn('Hana')
    await club.lessons.add('Hana', { at: Temporal.PlainDateTime.from('2026-05-21T07:30') })
    club.trouble.breaks(['session.me'])
    club.travelTo(Temporal.Instant.from('2026-05-20T12:00:00Z'))
    const start = await startOf(club, standingAt({ token, language: 'fr', address: '/lessons?view=list' }))
    const scenario = await decodeScenario('scenario' in start ? start.scenario : '')
    expect(scenario).toMatchObject({ region: 'global', language: 'fr', path: '/lessons?view=list', now: '2026-05-20T12:00:00Z' })
    expect(scenario?.who).toBe(club.members.credentialsOf('Hana').username)
    const elsewhere = await createBackend({ clock: new StandingClock('2030-01-01T00:00:00Z') })
    if (scenario) await applyScenario(scenario, elsewhere.world, elsewhere.faults)
    expect(elsewhere.world.appointments.list()).toEqual(club.backend.world.appointments.list())
    expect(elsewhere.faults.planned).toMatchObject([{ calls: ['session.me'] }])
  })

  it('is nobody’s where nobody is signed in', async () => {
    const start = await startOf(await Club.found(), standingAt())
    expect(await decodeScenario('scenario' in start ? start.scenario : '')).toMatchObject({ who: null })
  })

  it('is not told where a link can not bring it along', async () => {
    const club = await Club.found()
    expect(await startOf(club, { currentAddress: async () => notLinkable('several') })).toEqual({ obstacle: 'several' })
    const { token } = await club.members.letIn('Hana')
    await club.members.passRunsOut('Hana')
    expect(await startOf(club, standingAt({ token }))).toEqual({ obstacle: 'account' })
    const abroad = await Club.found()
    const wataru = await abroad.members.letIn('Wataru')
    expect(await startOf(abroad, standingAt({ token: wataru.token }))).toEqual({ obstacle: 'account' })
    expect(await startOf(abroad, standingAt({ token: wataru.token, hostname: 'jp.localhost' }))).toMatchObject({ path: '/' })
  })
})
