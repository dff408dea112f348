import type { Actor } from './Actor.ts'
import type { ClubWorld } from './ClubWorld.ts'
import type { Member } from './cast.ts'
import type { Device } from './Device.ts'

export type Act = (actor: Actor, world: ClubWorld, member: Member) => Promise<void>
export type DeviceAct = (device: Device, world: ClubWorld, member: Member) => Promise<void> | void
export type Event = (world: ClubWorld) => unknown
export type EventOn = (world: ClubWorld, name: string) => unknown
export type Circumstance = (world: ClubWorld, member: Member) => unknown
export type ActOn = (actor: Actor, name: string, world: ClubWorld, member: Member) => Promise<void>
export type ActOnTwo = (actor: Actor, name: string, other: string) => Promise<void>
export type NumberedAct = (actor: Actor, number: number) => Promise<void>
export type Fact = (actor: Actor, world: ClubWorld, member: Member) => boolean | Promise<boolean>
export type Outcome = (world: ClubWorld) => boolean | Promise<boolean>
export type Remnant = (actor: Actor, device: Device) => Promise<boolean>
export type Text = (actor: Actor, world: ClubWorld) => Awaitable<string | number | undefined>
export type TextOf = (actor: Actor, name: string, world: ClubWorld) => Awaitable<string | number | undefined>
export type List = (actor: Actor) => Promise<readonly (string | undefined)[]>
export type ListOf = (actor: Actor, name: string) => Promise<readonly string[]>

type Awaitable<T> = T | Promise<T>

export type Acts = Readonly<Record<string, Act>>
export type DeviceActs = Readonly<Record<string, DeviceAct>>
export type Events = Readonly<Record<string, Event>>
export type EventsOn = Readonly<Record<string, EventOn>>
export type Circumstances = Readonly<Record<string, Circumstance>>
export type ActsOn = Readonly<Record<string, ActOn>>
export type ActsOnTwo = Readonly<Record<string, ActOnTwo>>
export type NumberedActs = Readonly<Record<string, NumberedAct>>
export type Facts = Readonly<Record<string, Fact>>
export type Outcomes = Readonly<Record<string, Outcome>>
export type Remnants = Readonly<Record<string, Remnant>>
export type Texts = Readonly<Record<string, Text>>
export type TextsOf = Readonly<Record<string, TextOf>>
export type Lists = Readonly<Record<string, List>>
export type ListsOf = Readonly<Record<string, ListOf>>

/** The kinds of phrases, each with what one of them means. */
export interface Meanings {
  /** Hana opens *her swings*. */
  places: Act
  /** Hana *pauses the plan*. */
  acts: Act
  /** Hana *closes the browser and comes back*: what has to happen before, or without, a page. */
  deviceActs: DeviceAct
  /** *The videos are put away*: what happens at the club. */
  events: Event
  /** *The club has closed* "Harbour North". */
  eventsOn: EventOn
  /** Hana's *bank declines the next card*. */
  circumstances: Circumstance
  /** Hana *writes the note* "Slower". */
  actsOn: ActOn
  /** Hana *changes the note* "Slower" to "Much slower". */
  actsOnTwo: ActOnTwo
  /** Hana *skips* 10 seconds. */
  numberedActs: NumberedAct
  /** Hana reads that *the video is marked*. */
  facts: Fact
  /** *Everything on the card is at the club*: a whole sentence. */
  outcomes: Outcome
  /** *No card's number* is kept on Hana's device. */
  remnants: Remnant
  /** The *next video* is "Tempo". */
  texts: Text
  /** The *payment of* "Fieldmark Tour" is "51.96". */
  textsOf: TextOf
  /** The *drills* are "Towel, Gate"; there are two *drills*. */
  lists: List
  /** The *values of the filter* "Colour" are "Green, White". */
  listsOf: ListOf
}

/** Phrases of a context's features. */
export type Words = { readonly [Kind in keyof Meanings]?: Readonly<Record<string, Meanings[Kind]>> }
