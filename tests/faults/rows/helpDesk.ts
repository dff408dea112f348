import { when } from 'mobx'
import { contact } from '#adapters/rest/support/contactCalls'
import { helpdeskTicket } from '#adapters/rest/support/helpDeskCalls'
import { satisfactionSurvey } from '#adapters/rest/support/surveyCalls'
import { SurveyHistories } from '#app/support/ports/SurveyHistories'
import type { Resolver } from '#composition/provide'
import { noSurveys } from '#domain/support/survey'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { ContactViewModel } from '#ui/support/contact/ContactViewModel.ts'
import { HelpViewModel } from '#ui/support/help/HelpViewModel.ts'
import { SurveyViewModel } from '#ui/support/survey/SurveyViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { type Deviation, hana, type RowContext, rowOfScreen } from '../Row.ts'
import { whenSettled } from '../views.ts'

const unread = ['truncated', 'truncated-once', 'page', 'empty', '204', 'drift-text-for-number']
const unknown = 'nothing reads back what the club received: the screen says so, and the sender decides'

const unconfirmed: readonly Deviation[] = [
  { where: ['answer-lost'], gives: { outcome: 'offline', mayRepeat: true }, source: unknown },
  { where: unread, gives: { outcome: 'broken-contract', mayRepeat: true }, source: unknown },
]

function contacting(ask: Resolver): ObservedView {
  const model = ask(ContactViewModel)
  return {
    open: async () => {
      model.start()
      model.open()
      await whenSettled(model.places.listed)
      model.change({ firstName: 'Sol', lastName: 'Okafor', email: 'sol@clubhouse.example', centreId: 'lakeshore' })
    },
    act: () => model.submit(),
    state: model.editor.sending,
    isDone: () => model.editor.sent !== undefined,
    models: [model, model.editor, model.places],
    leave: () => model.dispose(),
  }
}

function asking(ask: Resolver): ObservedView {
  const model = ask(HelpViewModel)
  return {
    open: () => {
      model.start()
      model.write('subject', 'Black video')
      model.write('description', 'It happens each time.')
    },
    act: () => model.send(),
    state: model.sending,
    isDone: () => model.isSent,
    models: [model, model.files],
    leave: () => model.dispose(),
  }
}

async function aLesson({ given, world }: RowContext): Promise<string> {
  const start = world.now().subtract({ hours: 24 })
  await given.teaching.add({ playerId: hana, coachId: world.coaches.list()[0]?.id ?? '', lessonTypeId: 'iron-play', theme: 'tempo', start })
  return world.taughtLessons.list().at(-1)?.id ?? ''
}

export const rows = [
  rowOfScreen(contact, contacting, { deviations: unconfirmed }),
  rowOfScreen(helpdeskTicket, asking, { deviations: unconfirmed }),
  rowOfScreen(
    satisfactionSurvey,
    (ask, lessonId: string) => {
      const lesson = ask(LessonViewModel)
      const model = ask(SurveyViewModel)
      return {
        open: async () => {
          ask(SurveyHistories).write(noSurveys)
          await lesson.open(lessonId)
          model.open(lessonId)
          await when(() => model.lesson !== undefined)
        },
        act: () => {
          model.rate(4)
          return model.send()
        },
        state: model.sending,
        isDone: () => model.isThanked,
        models: [model],
        leave: () => {
          model.dispose()
          lesson.dispose()
        },
      }
    },
    {
      prepare: aLesson,
      of: 'asking',
      againElsewhere: true,
      deviations: [{ where: ['drift-missing-field'], gives: { outcome: 'done' }, source: 'the answer says nothing that is read' }],
    },
  ),
]
