import type { createBrowserRouter } from 'react-router'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { SignIn } from '#app/session/SignIn'
import { SignOut } from '#app/session/SignOut'
import { isAuthenticated } from '#domain/session/session'
import { isLanguage } from '#domain/shared/language'
import { OpenContext } from './context.ts'
import type { Resolver } from './provide.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Lets the fake backend's QA desk control the product; `main.tsx` checks it against the desk's `ProductControls`. */
export function productControls(ask: Resolver, router: Router) {
  const session = ask(CurrentSession)
  const language = ask(CurrentLanguage)
  const open = ask(OpenContext)
  /** The profile tells it, but comes later than the sign-in. */
  let email: string | undefined
  return {
    signIn: async (username: string, password: string) => {
      const { rememberMe } = session.value
      const signIn = (await open('signIn'))(SignIn)
      session.end('player')
      const { kind } = await signIn.execute({ username, password }, rememberMe)
      email = kind === 'signed-in' ? username : undefined
      return kind === 'signed-in'
    },
    signOut: async () => (await open('member'))(SignOut).execute(),
    who: () => (isAuthenticated(session.value) ? (session.value.player?.email ?? email) : undefined),
    language: () => language.value,
    setLanguage: (code: string) => {
      if (isLanguage(code)) language.choose(code)
    },
    path: () => pathIn(router),
    goTo: (path: string) => void router.navigate(path, { replace: true }),
  }
}

/** As the routes spell it: without what the whole site stands under. */
function pathIn({ state: { location }, basename = '/' }: Router): string {
  const { pathname, search } = location
  const below = basename === '/' ? pathname : pathname.slice(basename.length)
  return `${below || '/'}${search}`
}
