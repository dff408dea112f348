import { Container } from 'inversify'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Session } from '#domain/session/session'
import { paths } from '#ui/shell/paths.ts'
import { buildSession, createTestTab } from '../../tests/builders/createTestTab.ts'
import { renderAt } from '../../tests/builders/renderAt.ts'
import { resolverOf } from './provide.ts'
import { RequireVisitor } from './RequireSession.tsx'
import { ResolverContext } from './ResolverContext.ts'

let place: ReturnType<typeof renderAt>

beforeEach(() => {
  place = renderAt()
})

afterEach(() => place.clear())

function addressAfterSignIn(own: Partial<Session>, asked = ''): string {
  const { session } = createTestTab(() => Response.json({}))
  session.update(() => buildSession(own))
  const container = new Container()
  container.bind<CurrentSession>(CurrentSession).toConstantValue(session)
  const visitors = { path: paths.signIn, element: <RequireVisitor />, children: [{ index: true, element: null }] }
  const router = createMemoryRouter([visitors, { path: '*', element: null }], { initialEntries: [paths.signIn + asked] })
  place.show(
    <ResolverContext value={resolverOf(container)}>
      <RouterProvider router={router} />
    </ResolverContext>,
  )
  return router.state.location.pathname
}

const byTicket = { byTicket: true, isSkytrak: true }

test.each([
  ['a ticket for a launch monitor leads to the launch monitors', byTicket, '', paths.devices],
  ['but not past the address that was asked for', byTicket, '?back=/lessons', '/lessons'],
  ['a ticket for a player of the club leads home', { byTicket: true }, '', paths.home],
  ["a launch monitor's customer with a password goes home", { isSkytrak: true }, '', paths.home],
] as const)('[session.skytrak-ticket-sign-in] %s', (_what, session, asked, expected) => {
  expect(addressAfterSignIn(session, asked)).toBe(expected)
})
