import type { Actor } from './Actor.ts'
import type { ClubWorld } from './ClubWorld.ts'
import type { Member } from './cast.ts'
import type { Device } from './Device.ts'

export type Act = (actor: Actor, world: ClubWorld, member: Member) => Promise<void>
export type DeviceAct = (device: Device, world: ClubWorld, member: Member) => Promise<void> | void
export type Event = (world: ClubWorld) => unknown
export type ActOn = (actor: Actor, name: string) => Promise<void>
export type Fact = (actor: Actor) => Promise<boolean>
export type Text = (actor: Actor) => Promise<string | number | undefined>
export type List = (actor: Actor) => Promise<readonly (string | undefined)[]>

export type Acts = Readonly<Record<string, Act>>
export type DeviceActs = Readonly<Record<string, DeviceAct>>
export type Events = Readonly<Record<string, Event>>
export type ActsOn = Readonly<Record<string, ActOn>>
export type Facts = Readonly<Record<string, Fact>>
export type Texts = Readonly<Record<string, Text>>
export type Lists = Readonly<Record<string, List>>

/** Phrases of a context's features, each with what it means. */
export interface Words {
  /** Hana opens *her swings*. */
  readonly places?: Acts
  /** Hana *pauses the plan*. */
  readonly acts?: Acts
  /** Hana *closes the browser and comes back*: what has to happen before, or without, a page. */
  readonly deviceActs?: DeviceActs
  /** *The videos are put away*: what happens at the club. */
  readonly events?: Events
  /** Hana *writes the note* "Slower". */
  readonly actsOn?: ActsOn
  /** Hana reads that *the video is marked*. */
  readonly facts?: Facts
  /** The *next video* is "Tempo". */
  readonly texts?: Texts
  /** The *drills* are "Towel, Gate"; there are two *drills*. */
  readonly lists?: Lists
}
