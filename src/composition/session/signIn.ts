import { RestClient } from '#adapters/rest/RestClient'
import { HttpSignIns } from '#adapters/rest/session/HttpSignIns'
import { Cast } from '#app/session/ports/Cast'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { RegionalSites } from '#app/session/ports/RegionalSites'
import { SignIns } from '#app/session/ports/SignIns'
import { RegionRedirect } from '#app/session/RegionRedirect'
import { SignIn } from '#app/session/SignIn'
import { TypedUsername } from '#app/session/TypedUsername'
import { SignInViewModel } from '#ui/session/sign-in/SignInViewModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(SignIns, HttpSignIns, RestClient)
  give(SignIn, SignIns, CurrentSession, RegionalSites, RegionRedirect)
  give(SignInViewModel, SignIn, CurrentSession, Cast, TypedUsername)
})

/** Its texts are the whole's: the document shows them first. */
export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
}
