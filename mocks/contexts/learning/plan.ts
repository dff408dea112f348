import * as calls from '#adapters/rest/learning/planCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'

export const planHandlers: readonly Handler[] = [
  onPlayerCall(calls.lessonPlan, ({ world, player, language }) => {
    const plan = world.lessonPlans.find(player.id)
    if (!plan) return ok(null)
    const items = plan.steps.map(({ id, title, note, state, due }) => ({ id, title: title[language], note: note[language], state, due }))
    return ok({ title: plan.title[language], goal: plan.goal, status: plan.status, items })
  }),

  onPlayerCall(calls.pauseLessonPlan, async ({ world, player, body }) => {
    const plan = world.lessonPlans.find(player.id)
    if (!plan || plan.status === 'COMPLETED') return refused(409, 409, { message: 'There is no plan to pause' })
    await world.lessonPlans.change(player.id, { status: body.status })
    return ok({})
  }),
]
