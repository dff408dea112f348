import { makeAutoObservable, reaction } from 'mobx'
import { ClockModel } from './ClockModel.ts'
import { ClubActionList } from './ClubActionList.ts'
import { ClubMailbox } from './ClubMailbox.ts'
import type { DeskContext } from './DeskContext.ts'
import { FaultList } from './FaultList.ts'
import { LayoutEditor } from './LayoutEditor.ts'
import { LocationModel } from './LocationModel.ts'
import { Mailbox } from './Mailbox.ts'
import { People } from './People.ts'
import { Requests } from './Requests.ts'
import { RuleExamples } from './RuleExamples.ts'
import { SavedScenarios } from './SavedScenarios.ts'
import { TestCardList } from './TestCardList.ts'
import { WorldAtom } from './WorldAtom.ts'
import { WorldTransfer } from './WorldTransfer.ts'

export class Desk {
  isOpen: boolean
  isDocked: boolean
  readonly place: LocationModel
  readonly people: People
  readonly clockwork: ClockModel
  readonly clubActions: ClubActionList
  readonly layouts: LayoutEditor
  readonly postbox: Mailbox
  readonly clubMailbox: ClubMailbox
  readonly wallet: TestCardList
  readonly faults: FaultList
  readonly requests: Requests
  readonly rule = new RuleExamples()
  readonly storeroom: WorldTransfer
  readonly scenarios: SavedScenarios
  readonly #context: DeskContext
  readonly #atom = new WorldAtom()
  #seen = ''

  constructor(context: DeskContext) {
    this.#context = context
    const { open, docked } = context.memory.current
    this.isOpen = open || context.mistake !== undefined
    this.isDocked = docked
    this.place = new LocationModel(context, this.#atom)
    this.people = new People(context, this.place, this.#atom)
    this.clockwork = new ClockModel(context, this.people, this.#atom)
    this.clubActions = new ClubActionList(context, this.people, this.#atom)
    this.layouts = new LayoutEditor(context, this.#atom)
    this.postbox = new Mailbox(context, this.clockwork, this.#atom)
    this.clubMailbox = new ClubMailbox(context, this.#atom)
    this.wallet = new TestCardList(context)
    this.faults = new FaultList(context, this.#atom)
    this.requests = new Requests(context)
    this.storeroom = new WorldTransfer(context, this.place)
    this.scenarios = new SavedScenarios(context, this.place)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    context.onRequest((entry) => {
      this.requests.note(entry)
      this.#atom.reportChanged()
    })
    context.onChange(() => this.#atom.reportChanged())
    context.onRule((id) => {
      this.show(true)
      void this.rule.show(id)
    })
    // Going offline affects all tabs.
    reaction(
      () => this.faults.isOffline,
      (isOffline) => context.page.setOnline(!isOffline),
      { fireImmediately: true },
    )
    void this.scenarios.start()
  }

  toggle(): void {
    this.show(!this.isOpen)
  }

  close(): void {
    this.show(false)
  }

  dock(isDocked: boolean): void {
    this.isDocked = isDocked
    this.#context.memory.change({ docked: isDocked })
  }

  /** Reads the product's state, which can change without the desk. */
  tick(): void {
    const { product } = this.#context
    this.clockwork.tick()
    const seen = [product.who(), product.language(), this.clockwork.now.toString().slice(0, 16)].join()
    if (seen !== this.#seen) this.#atom.reportChanged()
    this.#seen = seen
  }

  breakNext(call: string): void {
    this.faults.begin(call)
  }

  leave(): void {
    this.requests.remember()
  }

  reload(): void {
    this.#context.page.reload()
  }

  private show(open: boolean): void {
    this.isOpen = open
    this.#context.memory.change({ open })
  }
}
