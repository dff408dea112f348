/** `OTHER`: a status of the server that we don't know; such a plan can be neither paused nor resumed. */
export type PlanStatus = 'IN_PROGRESS' | 'PAUSED' | 'COMPLETED' | 'OTHER'

export const defaultPlanStatus: PlanStatus = 'IN_PROGRESS'

export type StepState = 'done' | 'current' | 'ahead'

export interface PlanStep {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly state: StepState
  readonly due?: Temporal.PlainDate | undefined
}

export interface LessonPlan {
  readonly title: string
  /** A word or a number, shown at the flag. */
  readonly goal: string
  readonly status: PlanStatus
  readonly steps: readonly PlanStep[]
}

export interface PlanProgress {
  readonly done: number
  readonly of: number
  /** Counts from 1; undefined when all steps are done. */
  readonly current?: number | undefined
}

/** The first step that is not done is the current one. */
export function progressOf({ steps }: Pick<LessonPlan, 'steps'>): PlanProgress {
  const current = steps.findIndex(({ state }) => state !== 'done')
  return { done: steps.filter(({ state }) => state === 'done').length, of: steps.length, current: current < 0 ? undefined : current + 1 }
}

export type PlanChange = 'pause' | 'resume'

/** Undefined if the plan can be neither paused nor resumed. */
export function changeOf(status: PlanStatus): PlanChange | undefined {
  if (status === 'IN_PROGRESS') return 'pause'
  return status === 'PAUSED' ? 'resume' : undefined
}

/** The status that the change sets. */
export function statusAfter(change: PlanChange): 'PAUSED' | 'IN_PROGRESS' {
  return change === 'pause' ? 'PAUSED' : 'IN_PROGRESS'
}
