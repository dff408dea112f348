import type { AppointmentState } from './appointment.ts'

/** Somebody else has the place. */
export const alreadyBooked = 50006
/** All places are taken: the player goes on waiting. */
export const noPlaceYet = 50031
/** A place is free, and the player has no credit for it. */
export const noCreditForPlace = 50011

/** 50006 for a waiting slot that is booked already, whatever came with it; else the answer's own code. */
export function waitingSlotCode(state: AppointmentState | undefined, code: number): number {
  return state === 'booked' ? alreadyBooked : code
}

/** Whether the place can be taken now, by the slot's detail. */
export function isPlaceFree(state: AppointmentState, code: number): boolean {
  return state === 'waiting' && code === 0
}
