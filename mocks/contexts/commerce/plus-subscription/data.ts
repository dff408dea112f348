import * as z from 'zod/mini'

/** By the player's id; a player has one trial. */
export const plusTrial = z.object({ id: z.string(), startedAt: z.string() })
