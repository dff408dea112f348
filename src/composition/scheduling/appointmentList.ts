import { RestClient } from '#adapters/rest/RestClient'
import { HttpAppointmentList } from '#adapters/rest/scheduling/HttpAppointmentList'
import { AppointmentList } from '#app/scheduling/ports/AppointmentList'
import { Clock } from '#app/shared/ports/Clock'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = { module: provide(({ share }) => share(AppointmentList, HttpAppointmentList, RestClient, Clock)) }
