import type { createBrowserRouter } from 'react-router'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { SignIn } from '#app/session/SignIn'
import { SignOut } from '#app/session/SignOut'
import { isAuthenticated } from '#domain/session/session'
import { isLanguage } from '#domain/shared/language'
import { OpenContext } from './context.ts'
import type { Ask } from './provide.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** What the fake backend's QA desk moves of the product: who is signed in, the language and the screen. */
export interface Stage {
  /** As if whoever was signed in had left. False where the servers refuse. */
  signIn(email: string, password: string): Promise<boolean>
  signOut(): Promise<void>
  /** E-mail address of whoever is signed in. */
  who(): string | undefined
  language(): string
  setLanguage(code: string): void
  /** Of the screen, with its query. */
  path(): string
  /** In the place of the screen that is shown. */
  goTo(path: string): void
}

/** On the product's own ports and use cases. */
export function stageOf(ask: Ask, router: Router): Stage {
  const session = ask(CurrentSession)
  const language = ask(CurrentLanguage)
  const openSession = () => ask(OpenContext)('session')
  /** The profile tells it, but comes later than the sign-in. */
  let email: string | undefined
  return {
    signIn: async (username, password) => {
      const { rememberMe } = session.value
      const signIn = (await openSession())(SignIn)
      session.end('player')
      const { kind } = await signIn.execute({ username, password }, rememberMe)
      email = kind === 'signed-in' ? username : undefined
      return kind === 'signed-in'
    },
    signOut: async () => (await openSession())(SignOut).execute(),
    who: () => (isAuthenticated(session.value) ? (session.value.player?.email ?? email) : undefined),
    language: () => language.value,
    setLanguage: (code) => {
      if (isLanguage(code)) language.choose(code)
    },
    path: () => pathIn(router),
    goTo: (path) => void router.navigate(path, { replace: true }),
  }
}

/** As the routes spell it: without what the whole site stands under. */
function pathIn({ state: { location }, basename = '/' }: Router): string {
  const { pathname, search } = location
  const below = basename === '/' ? pathname : pathname.slice(basename.length)
  return `${below || '/'}${search}`
}
