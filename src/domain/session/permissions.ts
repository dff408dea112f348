import type { Session } from './session.ts'

/** Only for the player in person, not for the desk itself. */
export function mayGiveDeskAccess({ byTicket }: Session): boolean {
  return !byTicket
}

/** Staff signed in by ticket can't pay in the player's name. */
export function mayPay({ byTicket }: Session): boolean {
  return !byTicket
}

/** Staff signed in by ticket can't change the password. */
export function mayChangePassword({ byTicket }: Session): boolean {
  return !byTicket
}
