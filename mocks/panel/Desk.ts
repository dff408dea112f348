import { makeAutoObservable, reaction } from 'mobx'
import type { Bench } from './Bench.ts'
import { Clockwork } from './Clockwork.ts'
import { ClubActionList } from './ClubActionList.ts'
import { FaultList } from './FaultList.ts'
import { People } from './People.ts'
import { Place } from './Place.ts'
import { Postbox } from './Postbox.ts'
import { Pulse } from './Pulse.ts'
import { Requests } from './Requests.ts'
import { SavedScenarios } from './SavedScenarios.ts'
import { Storeroom } from './Storeroom.ts'
import { Wallet } from './Wallet.ts'

/** The QA desk: shows and changes what the product believes to be the servers. */
export class Desk {
  isOpen: boolean
  isDocked: boolean
  readonly place: Place
  readonly people: People
  readonly clockwork: Clockwork
  readonly clubActions: ClubActionList
  readonly postbox: Postbox
  readonly wallet: Wallet
  readonly faults: FaultList
  readonly requests: Requests
  readonly storeroom: Storeroom
  readonly scenarios: SavedScenarios
  readonly #bench: Bench
  readonly #pulse = new Pulse()
  #seen = ''

  constructor(bench: Bench) {
    this.#bench = bench
    const { open, docked } = bench.memory.current
    this.isOpen = open || bench.mistake !== undefined
    this.isDocked = docked
    this.place = new Place(bench, this.#pulse)
    this.people = new People(bench, this.place, this.#pulse)
    this.clockwork = new Clockwork(bench, this.people, this.#pulse)
    this.clubActions = new ClubActionList(bench, this.people, this.#pulse)
    this.postbox = new Postbox(bench, this.clockwork, this.#pulse)
    this.wallet = new Wallet(bench)
    this.faults = new FaultList(bench, this.#pulse)
    this.requests = new Requests(bench)
    this.storeroom = new Storeroom(bench, this.place)
    this.scenarios = new SavedScenarios(bench, this.place)
    makeAutoObservable(
      this,
      {
        place: false,
        people: false,
        clockwork: false,
        clubActions: false,
        postbox: false,
        wallet: false,
        faults: false,
        requests: false,
        storeroom: false,
        scenarios: false,
      },
      { autoBind: true },
    )
    bench.onRequest((entry) => {
      this.requests.note(entry)
      this.#pulse.beat()
    })
    bench.onChange(() => this.#pulse.beat())
    // Every tab of an offline device is told, whichever has switched it.
    reaction(
      () => this.faults.isOffline,
      (isOffline) => bench.page.setOnline(!isOffline),
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
    this.#bench.memory.change({ docked: isDocked })
  }

  /** A second has gone by. What the product does by itself is looked up: who signs in, in which language, by when. */
  tick(): void {
    const { stage } = this.#bench
    this.clockwork.tick()
    const seen = [stage.who(), stage.language(), this.clockwork.now.toString().slice(0, 16)].join()
    if (seen !== this.#seen) this.#pulse.beat()
    this.#seen = seen
  }

  /** A fault for the next request of this kind: the form asks which. */
  breakNext(call: string): void {
    this.faults.begin(call)
  }

  /** The page goes. */
  leave(): void {
    this.requests.remember()
  }

  /** The screen as the world is now. */
  reload(): void {
    this.#bench.page.reload()
  }

  private show(open: boolean): void {
    this.isOpen = open
    this.#bench.memory.change({ open })
  }
}
