import * as calls from '#adapters/rest/learning/swingCalls'
import { SwingViewModel } from '#ui/learning/swing/SwingViewModel.ts'
import { SwingsViewModel } from '#ui/learning/swings/SwingsViewModel.ts'
import { rowOfScreen } from '../Row.ts'

const id = 'swing-latest-1'

export const rows = [
  rowOfScreen(calls.mySwings, (ask) => {
    const model = ask(SwingsViewModel)
    return { act: () => model.open(), state: model.reading, models: [model], leave: () => model.dispose() }
  }),
  rowOfScreen(calls.mySwing, (ask) => {
    const model = ask(SwingViewModel)
    return {
      ...{ act: () => model.open(id), state: model.reading, leave: () => model.dispose() },
      value: () => model.swing,
    }
  }),
  rowOfScreen(calls.sendSwing, (ask) => {
    const model = ask(SwingViewModel)
    return {
      open: async () => {
        await model.open(id)
        model.letter.open()
        model.letter.write('Are the hips late?')
      },
      ...{ act: () => model.send(), state: model.letter.sending, models: [model.letter], leave: () => model.dispose() },
      isDone: () => !model.letter.isOpen,
    }
  }),
]
