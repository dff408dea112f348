import type { Invocation, Payments } from '#app/commerce/club-payment/ports/Payments'
import { Failure } from '#app/shared/failure'
import type { PaymentRequest, PaymentStatus } from '#domain/commerce/club-payment/payment'
import { unitsOf } from '#domain/commerce/money'
import { withOnlyCode } from '../../failures.ts'
import type { RestClient } from '../../RestClient.ts'
import { invokeCodes, paymentInvoke, paymentStatus } from './paymentCalls.ts'

const reasons = ['under-way', 'changed'] as const

export class HttpPayments implements Payments {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async invoke({ total, ...request }: PaymentRequest): Promise<Invocation> {
    const amount = { value: unitsOf(total), currency: total.currency }
    const body = { ...request, total: amount }
    const { code, data } = await withOnlyCode(this.client.send(paymentInvoke, { body }))
    const reason = reasons.find((each) => invokeCodes[each] === code)
    if (reason) return { kind: 'refused', reason }
    if (!data) throw new Failure('broken-contract', { path: 'data' })
    return { kind: 'invoked', requestId: data.requestId }
  }

  async status(requestId: string, signal?: AbortSignal): Promise<PaymentStatus> {
    return (await this.client.send(paymentStatus, { query: { requestId }, signal })).data.status
  }
}
