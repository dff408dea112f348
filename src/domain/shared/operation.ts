/**
 * A write as the player sees it: `idle`, under way (`wait`), or done under the word its area uses (`canceled`, `updated`, `changed` …). A
 * refused or failed write is `idle` again, with its problem.
 */
export type Operation<Done extends string, Problem = never> =
  | { readonly state: 'idle'; readonly problem?: Problem }
  | { readonly state: 'wait' }
  | { readonly state: Done }

export const idle = { state: 'idle' } as const
export const waiting = { state: 'wait' } as const

/** Idle, with the reason. */
export function refused<Problem>(problem: Problem): { readonly state: 'idle'; readonly problem: Problem } {
  return { state: 'idle', problem }
}
