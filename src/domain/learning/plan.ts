/** `OTHER`: a word of the server's that we don't know; such a plan can be neither paused nor taken up. */
export type PlanStatus = 'IN_PROGRESS' | 'PAUSED' | 'COMPLETED' | 'OTHER'

export const defaultPlanStatus: PlanStatus = 'IN_PROGRESS'

/** Done, the one that is worked on, or still to come. */
export type StepState = 'done' | 'current' | 'ahead'

export interface PlanStep {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly state: StepState
  /** The coach's wish. */
  readonly due?: Temporal.PlainDate | undefined
}

/** What player and coach have agreed on, from the first step to the goal. */
export interface LessonPlan {
  readonly title: string
  /** In a word or a number, as it stands at the flag. */
  readonly goal: string
  readonly status: PlanStatus
  readonly steps: readonly PlanStep[]
}

export interface PlanProgress {
  readonly done: number
  readonly of: number
  /** From 1; absent once nothing is left to do. */
  readonly current?: number | undefined
}

/** The first step that is not done is the current one, whatever the others say. */
export function progressOf({ steps }: Pick<LessonPlan, 'steps'>): PlanProgress {
  const current = steps.findIndex(({ state }) => state !== 'done')
  return { done: steps.filter(({ state }) => state === 'done').length, of: steps.length, current: current < 0 ? undefined : current + 1 }
}

export type PlanChange = 'pause' | 'resume'

/** What can be done with a plan that stands so. */
export function changeOf(status: PlanStatus): PlanChange | undefined {
  if (status === 'IN_PROGRESS') return 'pause'
  return status === 'PAUSED' ? 'resume' : undefined
}

/** As the change leaves it. */
export function statusAfter(change: PlanChange): 'PAUSED' | 'IN_PROGRESS' {
  return change === 'pause' ? 'PAUSED' : 'IN_PROGRESS'
}
