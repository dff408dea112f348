import { HttpBucks } from '#adapters/rest/commerce/bucks/HttpBucks'
import { RestClient } from '#adapters/rest/RestClient'
import { Bucks } from '#app/commerce/ports/Bucks'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ share }) => share(Bucks, HttpBucks, RestClient)),
}
