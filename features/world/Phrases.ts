import type { Actor } from './Actor.ts'
import type { ClubWorld } from './ClubWorld.ts'
import type { Member } from './cast.ts'
import type { Device } from './Device.ts'
import type { Target } from './screen/Target.ts'

export type Action = (actor: Actor, world: ClubWorld, member: Member) => Promise<void>
export type DeviceAction = (device: Device, world: ClubWorld, member: Member) => Promise<void> | void
export type ClubEvent = (world: ClubWorld) => unknown
export type ClubEventOn = (world: ClubWorld, name: string) => unknown
export type MemberSetup = (world: ClubWorld, member: Member) => unknown
export type ActionOn = (actor: Actor, name: string, world: ClubWorld, member: Member) => Promise<void>
export type ActionOnTwo = (actor: Actor, name: string, other: string) => Promise<void>
export type NumberedAction = (actor: Actor, number: number) => Promise<void>
export type Fact = (actor: Actor, world: ClubWorld, member: Member) => boolean | Promise<boolean>
export type ClubCheck = (world: ClubWorld) => boolean | Promise<boolean>
export type StoredDataCheck = (actor: Actor, device: Device) => Promise<boolean>
export type Text = (actor: Actor, world: ClubWorld) => Awaitable<string | number | undefined>
export type TextOf = (actor: Actor, name: string, world: ClubWorld) => Awaitable<string | number | undefined>
export type List = (actor: Actor) => Promise<readonly (string | undefined)[]>
export type ListOf = (actor: Actor, name: string) => Promise<readonly string[]>

/** Several are pressed one after the other. */
export type Presses = Target | readonly Target[]

type Awaitable<T> = T | Promise<T>

export type Actions = Readonly<Record<string, Action | Presses>>
export type DeviceActions = Readonly<Record<string, DeviceAction>>
export type ClubEvents = Readonly<Record<string, ClubEvent>>
export type ClubEventsOn = Readonly<Record<string, ClubEventOn>>
export type MemberSetups = Readonly<Record<string, MemberSetup>>
export type ActionsOn = Readonly<Record<string, ActionOn | Target>>
export type ActionsOnTwo = Readonly<Record<string, ActionOnTwo>>
export type NumberedActions = Readonly<Record<string, NumberedAction>>
export type Facts = Readonly<Record<string, Fact | Target>>
export type ClubChecks = Readonly<Record<string, ClubCheck>>
export type StoredDataChecks = Readonly<Record<string, StoredDataCheck>>
export type Texts = Readonly<Record<string, Text | Target>>
export type TextsOf = Readonly<Record<string, TextOf>>
export type Lists = Readonly<Record<string, List | Target>>
export type ListsOf = Readonly<Record<string, ListOf>>

/** The kinds of phrases, each with what one of them means. A target alone is pressed, typed into or shown, or its texts are read. */
export interface PhraseKinds {
  /** Hana opens *her swings*. */
  places: Action | Presses
  /** Hana *pauses the plan*. */
  acts: Action | Presses
  /** Hana *closes the browser and comes back*: what has to happen before, or without, a page. */
  deviceActs: DeviceAction
  /** *The videos are put away*: what happens at the club. */
  events: ClubEvent
  /** *The club has closed* "Harbour North". */
  eventsOn: ClubEventOn
  /** Hana's *bank declines the next card*. */
  circumstances: MemberSetup
  /** Hana *writes the note* "Slower". */
  actsOn: ActionOn | Target
  /** Hana *changes the note* "Slower" to "Much slower". */
  actsOnTwo: ActionOnTwo
  /** Hana *skips* 10 seconds. */
  numberedActs: NumberedAction
  /** Hana reads that *the video is marked*. */
  facts: Fact | Target
  /** *Everything on the card is at the club*: a whole sentence. */
  outcomes: ClubCheck
  /** *No card's number* is kept on Hana's device. */
  remnants: StoredDataCheck
  /** The *next video* is "Tempo". */
  texts: Text | Target
  /** The *payment of* "Fieldmark Tour" is "51.96". */
  textsOf: TextOf
  /** The *drills* are "Towel, Gate"; there are two *drills*. */
  lists: List | Target
  /** The *values of the filter* "Color" are "Green, White". */
  listsOf: ListOf
}

/** Phrases of a context's features. */
export type Phrases = { readonly [Kind in keyof PhraseKinds]?: Readonly<Record<string, PhraseKinds[Kind]>> }
