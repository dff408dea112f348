import { expect, test } from 'vitest'
import type { SurveyAnswer } from '#app/support/ports/Surveys'
import { noSurveys, type SurveyHistory } from '#domain/support/survey'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { SurveyViewModel } from './SurveyViewModel.ts'

function open() {
  const sent: SurveyAnswer[] = []
  const lesson = { id: 'l-7', title: 'Wedges', end: Temporal.Instant.from('2026-05-12T17:30:00Z') }
  const lessons = {
    watch: (_id: string | undefined, report: (taken: typeof lesson) => void) => {
      report(lesson)
      return () => undefined
    },
  }
  let history: SurveyHistory = noSurveys
  const histories = {
    read: () => history,
    write: (changed: SurveyHistory) => {
      history = changed
    },
  }
  const surveys = { send: async (answer: SurveyAnswer) => void sent.push(answer) }
  const model = new SurveyViewModel(lessons, surveys, histories, new DraftsInMemory(), new FixedClock('2026-05-13T17:30:00Z'))
  model.open('l-7')
  return { model, sent }
}

test('a comment of several lines is sent as one', async () => {
  const { model, sent } = open()
  model.rate(4)
  model.write(' Calm,\n\nand  clear\t')
  await model.send()
  expect([sent, model.isTooLong, model.isThanked]).toEqual([[{ lessonId: 'l-7', rating: 4, comment: 'Calm, and clear' }], false, true])
})
