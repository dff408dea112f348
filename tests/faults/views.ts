import { when } from 'mobx'
import type { Loaded } from '#ui/shell/Loaded.ts'
import type { OptimisticFlags } from '#ui/shell/OptimisticFlags.ts'
import type { ObservedView } from './cell/ObservedView.ts'
import type { Deviation } from './Row.ts'

interface Opening {
  start(): void
  dispose?(): void
}

export function modelView<Model extends Opening>(
  model: Model,
  stateOf: (model: Model) => ObservedView['state'],
  value?: ObservedView['value'],
): ObservedView {
  return {
    ...{ act: () => model.start(), state: stateOf(model), models: [model], leave: () => model.dispose?.() },
    ...(value && { value }),
  }
}

/** The fault is shown when the press's promise settles, so nothing waits for the flags themselves. */
export function stateOfFlags(flags: Pick<OptimisticFlags, 'failure' | 'fault'>): ObservedView['state'] {
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

export function whenSettled(state: Pick<Loaded<unknown>, 'busy'>): Promise<void> {
  return when(() => !state.busy)
}

/** No second reading overtakes the first: the one that is held back is given up, and sent again. */
export const readOnceDeviation: Deviation = {
  where: ['reordered'],
  gives: { at: [0, 16_125], ends: 16_125 },
  source: 'it is read once each time',
}
