import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { actorOf } from '#domain/session/family'
import { isAuthenticated, openStepIn, type Session } from '#domain/session/session'
import { observe } from '#ui/shell/observe.ts'
import { internalPath, isOpenToGuests, pathOfSignIn, paths } from '#ui/shell/paths.ts'
import { useResolver } from './ResolverContext.ts'

export const RequireSession = observer(function RequireSession() {
  const { pathname, search } = useLocation()
  const session = useSession()
  const isLost = useLostAddress(actorOf(session))
  const left = useOwnLeave()
  if (isOpenToGuests(pathname)) return <Outlet key={actorOf(session) ?? ''} />
  if (!isAuthenticated(session)) return <Navigate to={left ? paths.signIn : pathOfSignIn(pathname + search)} replace />
  if (openStepIn(session)) return <Navigate to={paths.register} replace />
  return isLost ? <Navigate to={paths.home} replace /> : <Outlet key={actorOf(session) ?? ''} />
})

/** Whether somebody was here and signed out: the way back is not for whoever signs in next. */
function useOwnLeave(): boolean {
  const session = useResolver()(CurrentSession)
  const [wasHere] = useState(() => isAuthenticated(session.value))
  return wasHere && session.endedBecause !== 'expired'
}

function useLostAddress(actor: string | undefined): boolean {
  const { pathname, key } = useLocation()
  const [at, setAt] = useState({ actor, key, isLost: false })
  if (at.actor === actor && at.key === key) return at.isLost
  const isLost = at.key === key && pathname !== paths.home
  setAt({ actor, key, isLost })
  return isLost
}

/** Screens for visitors: who is signed in goes where they were on the way to, and sees these until that is there. */
export const RequireVisitor = observer(function RequireVisitor() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const signedIn = isAuthenticated(session)
  const asked = internalPath(query.get('back'))
  const back = asked === paths.home && session.byTicket && session.isSkytrak ? paths.devices : asked
  useEffect(() => {
    if (signedIn) void navigate(back, { replace: true })
  }, [signedIn, navigate, back])
  return <Outlet />
})

/** What stands above every screen of a session by ticket. It comes after the paint: its place is kept, and nothing moves. */
export const TicketFrame = observer(function TicketFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  // The door is still in sight, and about to be left.
  const isAbove = useSession().byTicket && !pathname.startsWith(paths.signIn)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-by-ticket', isAbove)
  }, [isAbove])
  return isAbove ? children : null
})

export function useSession(): Session {
  const ask = useResolver()
  const [session] = useState(() => observe(ask(CurrentSession)))
  return session.value
}
