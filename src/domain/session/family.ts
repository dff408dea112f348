import type { Player } from './player.ts'
import type { ChildGrant, Relative, Session } from './session.ts'

/** Id of the child for whom a parent acts; undefined otherwise. */
export function actorOf({ child }: Session): string | undefined {
  return child?.id
}

/** All children signed in at this window, active or not. */
export function childrenOf({ child, relatives = [] }: Session): readonly ChildGrant[] {
  return [child, ...relatives.map((relative) => relative.child)].filter((each) => each !== undefined)
}

/** Undefined until the parent's profile is loaded. */
export function parentOf({ child, player, relatives = [] }: Session): Player | undefined {
  return child ? relatives.find((relative) => !relative.child)?.player : player
}

const nothingRead: Relative = { player: undefined, credit: undefined, creditV3: undefined, deskTicket: undefined }

/**
 * Switches to the child, or back to the parent, with the data already loaded for them. Keeps the previous player's data. A child who is
 * signed in already gets the new tokens.
 */
export function actingFor(session: Session, child: ChildGrant | undefined): Session {
  const { child: before, player, credit, creditV3, deskTicket } = session
  const everybody = [...(session.relatives ?? []), { child: before, player, credit, creditV3, deskTicket }]
  const known = everybody.find((relative) => relative.child?.id === child?.id)
  const relatives = everybody.filter((relative) => relative !== known)
  return { ...session, ...nothingRead, creditsFailed: undefined, ...known, child, relatives }
}

/** Adds the child's sign-in and records that a parent acts for the family. */
export function childSignedIn(session: Session, child: ChildGrant): Session {
  return session.grant ? { ...actingFor(session, child), family: 'accept' } : session
}

/** `subAccount`: an id, or `true` for the only child; undefined unless that child is signed in at this window. */
export function childAskedFor(session: Session, subAccount: string | null): ChildGrant | undefined {
  const children = childrenOf(session)
  if (subAccount === 'true') return children.length === 1 ? children[0] : undefined
  return children.find(({ id }) => id === subAccount)
}
