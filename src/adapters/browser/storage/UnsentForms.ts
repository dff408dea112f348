import * as z from 'zod/mini'
import type { UnsentWork } from '#app/shared/ports/UnsentWork'
import { laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const drafts = z.array(z.object({ owner: z.string() }))

export class UnsentForms implements UnsentWork {
  private readonly storage: Pick<DeviceStorage, 'session'>

  constructor(storage: Pick<DeviceStorage, 'session'>) {
    this.storage = storage
  }

  items() {
    const kept = this.storage.session.read(laterKeys.drafts, drafts) ?? []
    const count = kept.filter(({ owner }) => owner !== '').length
    return count === 0 ? [] : [{ kind: 'forms', count } as const]
  }
}
