import { makeAutoObservable, runInAction } from 'mobx'
import * as z from 'zod/mini'
import { regionNames } from '../http/regions.ts'
import { parseJson } from '../world/serialise.ts'
import type { DeskNotice } from './copyToClipboard.ts'
import type { DeskContext } from './DeskContext.ts'
import type { LocationModel } from './LocationModel.ts'

const saved = z.object({
  name: z.string(),
  now: z.string(),
  region: z.literal(regionNames),
  fragment: z.string(),
})
export type SavedScenario = Readonly<z.infer<typeof saved>>

const key = 'scenarios'

export class SavedScenarios {
  list: readonly SavedScenario[] = []
  name = ''
  message: DeskNotice | undefined = undefined
  readonly #context: DeskContext
  readonly #place: LocationModel

  constructor(context: DeskContext, place: LocationModel) {
    this.#context = context
    this.#place = place
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  async start(): Promise<void> {
    this.show(await this.read())
  }

  write(name: string): void {
    this.name = name
  }

  async save(): Promise<void> {
    const name = this.name.trim()
    if (name === '') return this.say({ isProblem: true, text: 'Enter a name for the scenario' })
    const { region } = this.#place
    const fragment = await this.#place.fragment()
    const now = this.#context.clock.now().toString()
    await this.change((list) => [...list.filter((each) => each.name !== name), { name, now, region, fragment }])
    this.write('')
    this.say({ isProblem: false, text: `${name} is saved` })
  }

  load({ region, fragment }: SavedScenario): void {
    const { page } = this.#context
    page.open(page.address(region, fragment))
  }

  async delete({ name }: SavedScenario): Promise<void> {
    await this.change((list) => list.filter((each) => each.name !== name))
    this.say({ isProblem: false, text: `${name} is deleted` })
  }

  /** Reads again, because another tab may have saved. */
  private async change(work: (list: readonly SavedScenario[]) => readonly SavedScenario[]): Promise<void> {
    const { kept, store } = this.#context
    const list = await kept.turn(async () => {
      const changed = work(await this.read()).toSorted((one, other) => one.name.localeCompare(other.name))
      await store.write({ [key]: JSON.stringify(changed) })
      return changed
    })
    this.show(list)
  }

  /** Skips entries of another version. */
  private async read(): Promise<readonly SavedScenario[]> {
    const [text] = await this.#context.store.read([key])
    const rows = z.safeParse(z.array(z.unknown()), parseJson(text)).data ?? []
    return rows.flatMap((row) => z.safeParse(saved, row).data ?? [])
  }

  private show(list: readonly SavedScenario[]): void {
    runInAction(() => {
      this.list = list
    })
  }

  private say(message: DeskNotice): void {
    this.message = message
  }
}
