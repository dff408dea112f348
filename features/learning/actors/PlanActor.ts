import type { PlanStatus } from '#domain/learning/plan'

export interface PlanActor {
  open(): Promise<void>
  change(): Promise<void>
  thinkBetterOfChange(): Promise<void>

  title(): Promise<string | undefined>
  status(): Promise<PlanStatus | undefined>
  steps(): Promise<readonly string[]>
  currentStep(): Promise<string | undefined>
  canChange(): Promise<boolean>
}
