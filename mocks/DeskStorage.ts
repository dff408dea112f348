import * as z from 'zod/mini'
import { regionNames } from './http/regions.ts'
import { parseJson } from './world/serialise.ts'

const name = 'clubhouse.fake-backend.desk'

const remembered = z.object({
  open: z.boolean(),
  docked: z.boolean(),
  region: z.literal(regionNames),
  filter: z.literal(['all', 'broken', 'faults']),
  log: z.array(z.unknown()),
})
export type DeskState = Readonly<z.infer<typeof remembered>>

const fresh: DeskState = { open: false, docked: false, region: 'global', filter: 'all', log: [] }

export class DeskStorage {
  private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  private value: DeskState

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.storage = storage
    this.value = z.safeParse(remembered, parseJson(this.read())).data ?? fresh
  }

  get current(): DeskState {
    return this.value
  }

  change(values: Partial<DeskState>): void {
    this.value = { ...this.value, ...values }
    try {
      this.storage().setItem(name, JSON.stringify(this.value))
    } catch {
      // Storage is full or forbidden; the state then lasts as long as the page.
    }
  }

  private read(): string {
    try {
      return this.storage().getItem(name) ?? ''
    } catch {
      return ''
    }
  }
}
