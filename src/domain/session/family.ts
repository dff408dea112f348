import type { Player } from './player.ts'
import type { ChildGrant, Relative, Session } from './session.ts'

/** Who acts: the child's id; nothing for whoever signed in. */
export function actorOf({ child }: Session): string | undefined {
  return child?.id
}

/** Every child that is signed in at this window, whoever acts. */
export function childrenOf({ child, relatives = [] }: Session): readonly ChildGrant[] {
  return [child, ...relatives.map((relative) => relative.child)].filter((each) => each !== undefined)
}

/** Who signed in, as far as that has been read. */
export function parentOf({ child, player, relatives = [] }: Session): Player | undefined {
  return child ? relatives.find((relative) => !relative.child)?.player : player
}

const nothingRead: Relative = { player: undefined, credit: undefined, creditV3: undefined, deskTicket: undefined }

/**
 * From now on the child acts, or the parent where there is none: with what was read of that one, if anything was. What
 * was read of the one before is put aside. A child that is signed in already gets the new tokens.
 */
export function actingFor(session: Session, child: ChildGrant | undefined): Session {
  const { child: before, player, credit, creditV3, deskTicket } = session
  const everybody = [...(session.relatives ?? []), { child: before, player, credit, creditV3, deskTicket }]
  const known = everybody.find((relative) => relative.child?.id === child?.id)
  const relatives = everybody.filter((relative) => relative !== known)
  return { ...session, ...nothingRead, creditsFailed: undefined, ...known, child, relatives }
}

/** A child's own sign-in, which marks that the family is acted for. */
export function childSignedIn(session: Session, child: ChildGrant): Session {
  return session.grant ? { ...actingFor(session, child), family: 'accept' } : session
}

/**
 * The child that a page's `sub-account` asks for: an id, or `true` for the only one. Nobody who is not signed in at this
 * window.
 */
export function childAskedFor(session: Session, subAccount: string | null): ChildGrant | undefined {
  const children = childrenOf(session)
  if (subAccount === 'true') return children.length === 1 ? children[0] : undefined
  return children.find(({ id }) => id === subAccount)
}
