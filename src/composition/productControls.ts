import type { createBrowserRouter } from 'react-router'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { SignIn } from '#app/session/SignIn'
import { SignOut } from '#app/session/SignOut'
import { isAuthenticated } from '#domain/session/session'
import { isLanguage } from '#domain/shared/language'
import { OpenPart } from './part.ts'
import type { Resolver } from './provide.ts'
import { ReloadSignal } from './reloadSignal.ts'

type Router = ReturnType<typeof createBrowserRouter>

export function productControls(ask: Resolver, router: Router) {
  const session = ask(CurrentSession)
  const language = ask(CurrentLanguage)
  const open = ask(OpenPart)
  /** The profile tells it, but comes later than the sign-in. */
  let email: string | undefined
  return {
    signIn: async (username: string, password: string) => {
      const { rememberMe } = session.value
      const signIn = (await open(() => import('./session/signIn.ts')))(SignIn)
      session.end('player')
      const { kind } = await signIn.execute({ username, password }, rememberMe)
      email = kind === 'signed-in' ? username : undefined
      return kind === 'signed-in'
    },
    signOut: async () => (await open(() => import('./session/member.ts')))(SignOut).execute(),
    who: () => (isAuthenticated(session.value) ? (session.value.player?.email ?? email) : undefined),
    language: () => language.value,
    setLanguage: (code: string) => {
      if (isLanguage(code)) language.choose(code)
    },
    reloadData: () => ask(ReloadSignal).next(undefined),
    path: () => pathIn(router),
    // A screen for visitors that is rendered before would send the player home.
    goTo: (path: string) => router.navigate(path, { replace: true }),
  }
}

function pathIn({ state: { location }, basename = '/' }: Router): string {
  const { pathname, search } = location
  const below = basename === '/' ? pathname : pathname.slice(basename.length)
  return `${below || '/'}${search}`
}
