import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredSurveyHistories } from '#adapters/browser/storage/StoredSurveyHistories'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpSurveys } from '#adapters/rest/support/HttpSurveys'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { Drafts } from '#app/shared/ports/Drafts'
import { OpenLesson } from '#app/support/ports/OpenLesson'
import { SurveyHistories } from '#app/support/ports/SurveyHistories'
import { Surveys } from '#app/support/ports/Surveys'
import { textsIn } from '#ui/shell/i18n.ts'
import { SurveyViewModel } from '#ui/support/survey/SurveyViewModel.ts'
import { LearningOpenLesson } from '../bridges/LearningOpenLesson.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Surveys, HttpSurveys, RestClient)
  share(SurveyHistories, StoredSurveyHistories, DeviceStorage, CurrentSession)
  share(OpenLesson, LearningOpenLesson, OpenPart)
  give(SurveyViewModel, OpenLesson, Surveys, SurveyHistories, Drafts, Clock)
})

export const part: Part = {
  requires: () => [import('../session/drafts.ts')],
  module,
  texts: textsIn('survey', (language) => import(`../../ui/support/texts/survey/${language}.json`, { with: { type: 'json' } })),
}
