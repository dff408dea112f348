import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { isAuthenticated, type Session } from '#domain/session/session'
import { observe } from '#ui/shell/observe.ts'
import { pathOfSignIn, paths, wayBack } from '#ui/shell/paths.ts'
import { useAsk } from './AskContext.ts'

/** Screens of somebody: visitors sign in first and come back. */
export const RequireSession = observer(function RequireSession() {
  const { pathname, search } = useLocation()
  return useSignedIn() ? <Outlet /> : <Navigate to={pathOfSignIn(pathname + search)} replace />
})

/** Screens for visitors: who is signed in goes where they were on the way to, and sees these until that is there. */
export const RequireVisitor = observer(function RequireVisitor() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const back = wayBack(query.get('back'))
  useEffect(() => {
    if (signedIn) void navigate(back, { replace: true })
  }, [signedIn, navigate, back])
  return <Outlet />
})

/** What stands above every screen of a session by ticket. It comes after the paint: its place is kept, and nothing moves. */
export const ByTicket = observer(function ByTicket({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  // The door is still in sight, and about to be left.
  const isAbove = useSession().byTicket && !pathname.startsWith(paths.signIn)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-by-ticket', isAbove)
  }, [isAbove])
  return isAbove ? children : null
})

function useSignedIn(): boolean {
  return isAuthenticated(useSession())
}

function useSession(): Session {
  const ask = useAsk()
  const [session] = useState(() => observe(ask(CurrentSession)))
  return session.value
}
