import type { Session } from './session.ts'

/** The player lets the desk in, never the desk itself. */
export function mayGiveDeskAccess({ byTicket }: Session): boolean {
  return !byTicket
}
