import type { ActivationStep } from '#domain/devices/activation'
import type { PrepaidStep, PrepaidUse } from '#domain/devices/prepaidCard'

/** What a player does with memberships of launch monitors. */
export interface DeviceMembershipsActor {
  beginWithCard(): Promise<void>
  /** Enters the code of a card and goes on. */
  enterCode(code: string): Promise<void>
  chooseUse(use: PrepaidUse): Promise<void>
  redeem(): Promise<void>
  prepaidStep(): Promise<PrepaidStep>
  beginToActivate(name: string): Promise<void>
  /** On the launch monitor with this serial number. */
  activateOn(esn: string): Promise<void>
  isPlusOffered(): Promise<boolean>
  /** From the offer of a paid plan. */
  takeOffer(): Promise<void>
  activationStep(): Promise<ActivationStep>
}
