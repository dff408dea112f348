import type { ReportReason } from '#domain/devices/device'
import type { NextStep } from '#domain/devices/registration'

export interface DevicesActor {
  open(): Promise<void>
  comeByAddress(): Promise<void>
  beginToRegister(): Promise<void>
  typeEsn(esn: string): Promise<void>
  confirmRegistration(): Promise<void>
  /** The device with this serial number is given up after the question. */
  sell(esn: string): Promise<void>
  beginToSell(esn: string): Promise<void>
  report(esn: string, reason: ReportReason): Promise<void>

  /** Serial numbers, as they are shown from top to bottom. */
  esns(): Promise<readonly string[]>
  /** Of the registration that is open. */
  nextStep(): Promise<NextStep | undefined>
  /** What a player reads of losses before a device is given up; empty while nobody asks. */
  losses(): Promise<number>
  reported(esn: string): Promise<boolean>
  /** "Basic, unlimited" for each, from top to bottom. */
  memberships(): Promise<readonly string[]>
  isClosed(): Promise<boolean>
}
