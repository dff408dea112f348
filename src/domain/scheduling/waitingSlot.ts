import type { AppointmentState } from './appointment.ts'

/** Another player has the place. */
export const alreadyBooked = 50006
/** All places are taken; the player stays on the list. */
export const noPlaceYet = 50031
/** A place is free, but the player has no credit. */
export const noCreditForPlace = 50011

/** 50006 for a waiting slot that is booked already; else the answer's own code. */
export function waitingSlotCode(state: AppointmentState | undefined, code: number): number {
  return state === 'booked' ? alreadyBooked : code
}

/** Whether the place can be taken, according to the slot's detail. */
export function isPlaceFree(state: AppointmentState, code: number): boolean {
  return state === 'waiting' && code === 0
}
