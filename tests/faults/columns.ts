import type { Column } from './Column.ts'
import { bodies } from './columns/bodies.ts'
import { network } from './columns/network.ts'
import { refusals } from './columns/refusals.ts'
import { servers } from './columns/servers.ts'
import { session } from './columns/session.ts'

export const groups: Readonly<Record<string, readonly Column[]>> = { network, servers, session, refusals, bodies }

export const columns: readonly Column[] = Object.values(groups).flat()
