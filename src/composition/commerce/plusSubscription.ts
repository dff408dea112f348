import { HttpPlusSubscriptions } from '#adapters/rest/commerce/plus-subscription/HttpPlusSubscriptions'
import { RestClient } from '#adapters/rest/RestClient'
import { PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ share }) => share(PlusSubscriptions, HttpPlusSubscriptions, RestClient)),
}
