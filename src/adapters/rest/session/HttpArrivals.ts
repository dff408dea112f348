import type { Refused, SignedIn } from '#app/session/ports/Accounts'
import type { Arrival, Arrivals } from '#app/session/ports/Arrivals'
import type { RestClient } from '../RestClient.ts'
import { adminLogin, adminLoginSkytrak } from './arrivalCalls.ts'
import { login } from './calls.ts'
import { signInAnswer } from './signInAnswer.ts'

export class HttpArrivals implements Arrivals {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async signIn(arrival: Arrival): Promise<SignedIn | Refused> {
    const answer = await signInAnswer(this.send(arrival))
    // Who was sent here is not sent on.
    return answer.kind === 'wrong-region' ? { kind: 'refused', code: undefined, payload: { region: answer.region } } : answer
  }

  private send(arrival: Arrival) {
    if (arrival.kind === 'region') return this.client.send(login, { body: { authToken: arrival.authToken } })
    const { ticket } = arrival
    if (arrival.isSkytrak) return this.client.send(adminLoginSkytrak, { query: { ticket, isSkytrak: 'true' } })
    return this.client.send(adminLogin, { query: { ticket } })
  }
}
