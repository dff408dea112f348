import { HttpClubMemberships } from '#adapters/rest/commerce/renewals/HttpClubMemberships'
import { RestClient } from '#adapters/rest/RestClient'
import { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ share }) => share(ClubMemberships, HttpClubMemberships, RestClient)),
}
