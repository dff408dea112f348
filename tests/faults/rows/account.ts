import { updateCustomer } from '#adapters/rest/devices/customerCalls'
import { playerUpdate, playerUpdateHandedness } from '#adapters/rest/session/accountCalls'
import { notificationRead, notifications } from '#adapters/rest/session/notificationCalls'
import { prefConfiguration } from '#adapters/rest/support/prefectureCalls'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Prefectures } from '#app/session/ports/Prefectures'
import type { Resolver } from '#composition/provide'
import type { EnteredField } from '#domain/session/profile'
import { NotificationsViewModel } from '#ui/session/notifications/NotificationsViewModel.ts'
import { PrefecturesModel } from '#ui/session/profile/PrefecturesModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { always, type InjectFault } from '../Column.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { hana, rowOfScreen } from '../Row.ts'
import { modelView, whenSettled } from '../views.ts'

function changing(field: EnteredField, text: string) {
  return (ask: Resolver): ObservedView => {
    const model = ask(ProfileViewModel)
    return {
      open: async () => {
        model.start()
        await whenSettled(model.profile)
        model.change(field, text)
      },
      act: () => model.save(),
      ...{ state: model.saving, models: [model], leave: () => model.dispose() },
      refusal: () => model.problem?.kind,
      isDone: () => model.operation.state === 'updated',
    }
  }
}

function changingAtMonitor(field: EnteredField, text: string) {
  return (ask: Resolver): ObservedView => {
    const view = changing(field, text)(ask)
    return {
      ...view,
      open: () => {
        ask(CurrentSession).update((session) => ({ ...session, isSkytrak: true }))
        return view.open?.()
      },
    }
  }
}

const tooLong: InjectFault = always({ kind: 'conflict', status: 422, fields: { city: 'too-long' } })

const refusals = { refused: 'account:profile.refused' }

export const rows = [
  rowOfScreen(playerUpdate, changing('city', 'Evanston'), {
    refusals,
    overrides: [{ title: '422, a field of the form', inject: tooLong, outcome: 'refused: refused', source: 'messages at the fields' }],
  }),

  rowOfScreen(playerUpdateHandedness, changing('hand', 'l'), { refusals }),

  rowOfScreen(updateCustomer, changingAtMonitor('city', 'Evanston'), {
    refusals,
    prepare: ({ given }) => given.players.are(hana, { type: 'skytrak' }),
    overrides: [{ title: '422, a field of the form', inject: tooLong, outcome: 'refused: refused', source: 'messages at the fields' }],
  }),

  rowOfScreen(notifications, (ask) => modelView(ask(NotificationsViewModel), ({ list }) => list)),

  rowOfScreen(
    notificationRead,
    (ask) => {
      const model = ask(NotificationsViewModel)
      return {
        ...{ open: () => model.start(), act: () => model.markAllRead(), leave: () => model.dispose() },
        ...{ state: model.marking, models: [model], isDone: () => model.operation.state === 'read' },
      }
    },
    { againElsewhere: true },
  ),

  rowOfScreen(prefConfiguration, (ask) => {
    const model = new PrefecturesModel(ask(Prefectures), { isJapan: true })
    return modelView(model, ({ list }) => list)
  }),
]
