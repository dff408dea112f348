import type { Session } from './session.ts'

/** The player lets the desk in, never the desk itself. */
export function mayGiveDeskAccess({ byTicket }: Session): boolean {
  return !byTicket
}

/** Nothing is paid by the club's staff in the player's name. */
export function mayPay({ byTicket }: Session): boolean {
  return !byTicket
}

/** Not by the club's staff, who are here in the player's name. */
export function mayChangePassword({ byTicket }: Session): boolean {
  return !byTicket
}
