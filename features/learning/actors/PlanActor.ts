import type { PlanStatus } from '#domain/learning/plan'

export interface PlanActor {
  open(): Promise<void>
  /** Pauses it, or takes it up again, and says yes when asked. */
  change(): Promise<void>
  /** The same, and thinks better of it when asked. */
  thinkBetterOfChange(): Promise<void>

  title(): Promise<string | undefined>
  status(): Promise<PlanStatus | undefined>
  /** Titles of the steps, the one that is worked on apart. */
  steps(): Promise<readonly string[]>
  currentStep(): Promise<string | undefined>
  canChange(): Promise<boolean>
}
