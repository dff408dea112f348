import { RestClient } from '#adapters/rest/RestClient'
import { HttpRegistrations } from '#adapters/rest/session/HttpRegistrations'
import { Registrations } from '#app/session/ports/Registrations'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ share }) => {
    share(Registrations, HttpRegistrations, RestClient)
  }),
}
