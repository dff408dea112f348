import { RestClient } from '#adapters/rest/RestClient'
import { HttpContactCentres } from '#adapters/rest/session/HttpContactCentres'
import { ContactCentres } from '#app/session/ports/ContactCentres'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ share }) => {
    share(ContactCentres, HttpContactCentres, RestClient)
  }),
}
