import { HttpLessonPlans } from '#adapters/rest/learning/HttpLessonPlans'
import { RestClient } from '#adapters/rest/RestClient'
import { LessonPlans } from '#app/learning/ports/LessonPlans'
import { PlanViewModel } from '#ui/learning/plan/PlanViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(LessonPlans, HttpLessonPlans, RestClient)
  give(PlanViewModel, LessonPlans)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
  texts: textsIn('plan', (language) => import(`../../ui/learning/texts/plan/${language}.json`, { with: { type: 'json' } })),
}
