import type { EquivalentMutant } from '../../scripts/mutation/equivalents.ts'

/** Mutants that change nothing that a test could see. Each must be where it is said to be, and must have survived. */
export const equivalentMutants: readonly EquivalentMutant[] = []
