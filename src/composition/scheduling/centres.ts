import { RestClient } from '#adapters/rest/RestClient'
import { HttpCentres } from '#adapters/rest/scheduling/HttpCentres'
import { Centres } from '#app/scheduling/ports/Centres'
import { Clock } from '#app/shared/ports/Clock'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = { module: provide(({ share }) => share(Centres, HttpCentres, RestClient, Clock)) }
