import * as calls from '#adapters/rest/learning/planCalls'
import { PlanViewModel } from '#ui/learning/plan/PlanViewModel.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView, whenSettled } from '../views.ts'

export const rows = [
  rowOfScreen(calls.lessonPlan, (ask) => {
    const model = ask(PlanViewModel)
    return modelView(
      model,
      ({ reading }) => reading,
      () => model.plan,
    )
  }),
  rowOfScreen(calls.pauseLessonPlan, (ask) => {
    const model = ask(PlanViewModel)
    return {
      open: async () => {
        model.start()
        await whenSettled(model.reading)
        model.ask()
      },
      ...{ act: () => model.confirm(), state: model.changing, models: [model], leave: () => model.dispose() },
      isDone: () => model.plan?.status === 'PAUSED',
    }
  }),
]
