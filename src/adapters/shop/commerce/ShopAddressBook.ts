import * as z from 'zod/mini'
import type { AddressAdded, AddressBook, AddressRefused, AddressUpdated } from '#app/commerce/ports/AddressBook'
import { Failure } from '#app/shared/failure'
import type { AddressEntry, CustomerAddresses } from '#domain/commerce/address'
import type { ShopClient } from '../ShopClient.ts'
import { addressOf, inputOf } from './addressMapping.ts'
import { createCustomerAddress, customer, deleteCustomerAddress, updateCustomerAddress } from './addressOperations.ts'

export class ShopAddressBook implements AddressBook {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async read(signal?: AbortSignal): Promise<CustomerAddresses> {
    const shop = await this.load()
    const { email = '', addresses } = (await shop.send(customer, {}, { signal })).customer
    return { email, addresses: addresses.map(addressOf) }
  }

  add(entry: AddressEntry): Promise<AddressAdded> {
    return unlessRefused(async () => {
      const shop = await this.load()
      const answer = await shop.send(createCustomerAddress, { customerAddressInput: inputOf(entry) })
      return { kind: 'added', address: addressOf(answer.createCustomerAddress) }
    })
  }

  update(id: number, entry: AddressEntry): Promise<AddressUpdated> {
    return unlessRefused(async () => {
      const shop = await this.load()
      const answer = await shop.send(updateCustomerAddress, { id, input: inputOf(entry) })
      return { kind: 'updated', address: addressOf(answer.updateCustomerAddress) }
    })
  }

  async remove(id: number): Promise<void> {
    const shop = await this.load()
    try {
      await shop.send(deleteCustomerAddress, { id })
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'gone')) throw error
    }
  }
}

const objection = z.object({ message: z.string(), category: z.literal('graphql-input') })
const objections = z.object({ errors: z.array(objection).check(z.minLength(1)) })

async function unlessRefused<Answer>(send: () => Promise<Answer>): Promise<Answer | AddressRefused> {
  try {
    return await send()
  } catch (error) {
    const words = error instanceof Failure && error.kind === 'rejected' ? wordsIn(error.body) : []
    if (words.length === 0) throw error
    return { kind: 'refused', words }
  }
}

function wordsIn(body: unknown): readonly string[] {
  const first = z.safeParse(objection, body).data
  const { errors } = z.safeParse(objections, body).data ?? { errors: first ? [first] : [] }
  return errors.map(({ message }) => message)
}
