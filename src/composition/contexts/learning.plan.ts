import { HttpLessonPlans } from '#adapters/rest/learning/HttpLessonPlans'
import { RestClient } from '#adapters/rest/RestClient'
import { LessonPlans } from '#app/learning/ports/LessonPlans'
import { PlanViewModel } from '#ui/learning/plan/PlanViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(LessonPlans, (client: RestClient) => new HttpLessonPlans(client), RestClient)
  give(PlanViewModel, (plans: LessonPlans) => new PlanViewModel(plans), LessonPlans)
})

export const plan = {
  name: 'plan',
  requires: async () => (await import('./learning.ts')).learning,
  module,
  texts: textLoader({
    en: () => import('#ui/learning/texts/plan/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/plan/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/plan/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/plan/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    plan: async () => (await import('#ui/learning/plan/PlanScreen.tsx')).PlanScreen,
  },
}
