import type * as z from 'zod/mini'
import type { RestClient } from '../RestClient.ts'
import { changeCustomerPassword, updateCustomer } from './customerCalls.ts'

/** The account of a customer with a launch monitor. */
export class HttpMonitorCustomers {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async update(body: z.infer<(typeof updateCustomer)['body']>): Promise<void> {
    await this.client.send(updateCustomer, { body })
  }

  async changePassword(body: z.infer<(typeof changeCustomerPassword)['body']>): Promise<void> {
    await this.client.send(changeCustomerPassword, { body })
  }
}
