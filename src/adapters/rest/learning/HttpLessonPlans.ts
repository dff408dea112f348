import type { LessonPlans } from '#app/learning/ports/LessonPlans'
import { defaultPlanStatus, type LessonPlan, type PlanStatus, type StepState } from '#domain/learning/plan'
import type { RestClient } from '../RestClient.ts'
import { lessonPlan, pauseLessonPlan } from './planCalls.ts'

const states: Readonly<Record<string, StepState>> = { DONE: 'done', CURRENT: 'current' }

export class HttpLessonPlans implements LessonPlans {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async current(signal?: AbortSignal): Promise<LessonPlan | undefined> {
    const { data } = await this.client.send(lessonPlan, { signal })
    if (!data) return undefined
    const { title, goal, status, items } = data
    return {
      title,
      goal,
      status: statusOf(status),
      steps: items.map(({ state, ...step }) => ({ ...step, state: states[state] ?? 'ahead' })),
    }
  }

  async setStatus(status: 'IN_PROGRESS' | 'PAUSED'): Promise<void> {
    await this.client.send(pauseLessonPlan, { body: { status } })
  }
}

function statusOf(word: string | undefined): PlanStatus {
  if (word === undefined) return defaultPlanStatus
  return (['IN_PROGRESS', 'PAUSED', 'COMPLETED'] as const).find((status) => status === word) ?? 'OTHER'
}
