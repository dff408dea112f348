import { observable, runInAction } from 'mobx'

const open = observable.set<object>([], { deep: false })

/** Writes that have no answer yet. */
export const openWrites = {
  /** The one that has waited longest: an object of its own for each write. */
  oldest(): object | undefined {
    return open.values().next().value
  },

  /** Until what it returns is called. */
  open(): () => void {
    const write = {}
    runInAction(() => open.add(write))
    return () => runInAction(() => open.delete(write))
  },
}
