import type { Result, RunOptions } from 'axe-core'

export const axeOptions = { resultTypes: ['violations'] } satisfies RunOptions

/** React Aria's announcer refers to elements that may be gone. */
export const uncheckedByAxe = '[data-live-announcer]'

export function axeFindings(violations: readonly Result[]): readonly string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary}`),
  )
}
