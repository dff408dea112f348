import { when } from 'mobx'
import type { Loaded } from '#ui/shell/Loaded.ts'
import type { OptimisticFlags } from '#ui/shell/OptimisticFlags.ts'
import type { View } from './cell/View.ts'
import type { Deviation } from './Row.ts'

interface Opening {
  start(): void
  dispose?(): void
}

export function opened<Model extends Opening>(model: Model, stateOf: (model: Model) => View['state'], value?: View['value']): View {
  return {
    ...{ act: () => model.start(), state: stateOf(model), models: [model], leave: () => model.dispose?.() },
    ...(value && { value }),
  }
}

/** The fault is shown when the press's promise settles, so nothing waits for the flags themselves. */
export function stateOfFlags(flags: Pick<OptimisticFlags, 'failure' | 'fault'>): View['state'] {
  return {
    busy: false,
    get failure() {
      return flags.failure
    },
    get fault() {
      return flags.fault
    },
  }
}

export function settled(state: Pick<Loaded<unknown>, 'busy'>): Promise<void> {
  return when(() => !state.busy)
}

/** No second reading overtakes the first: the one that is held back is given up, and sent again. */
export const onceEachTime: Deviation = {
  where: ['reordered'],
  gives: { at: [0, 16_125], ends: 16_125 },
  source: 'it is read once each time',
}
