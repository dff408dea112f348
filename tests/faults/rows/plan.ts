import * as calls from '#adapters/rest/learning/planCalls'
import { PlanViewModel } from '#ui/learning/plan/PlanViewModel.ts'
import { screen } from '../Row.ts'
import { opened, settled } from '../views.ts'

export const rows = [
  screen(calls.lessonPlan, (ask) => {
    const model = ask(PlanViewModel)
    return opened(
      model,
      ({ reading }) => reading,
      () => model.plan,
    )
  }),
  screen(calls.pauseLessonPlan, (ask) => {
    const model = ask(PlanViewModel)
    return {
      open: async () => {
        model.start()
        await settled(model.reading)
        model.ask()
      },
      ...{ act: () => model.confirm(), state: model.changing, models: [model], leave: () => model.dispose() },
      isDone: () => model.plan?.status === 'PAUSED',
    }
  }),
]
