import type { AppointmentState } from './appointment.ts'

const alreadyBooked = 50006

/** 50006 for a waiting slot that is booked already, whatever came with it; else the answer's own code. */
export function waitingSlotCode(state: AppointmentState | undefined, code: number): number {
  return state === 'booked' ? alreadyBooked : code
}
