import { observable, runInAction } from 'mobx'

const open = observable.set<object>([], { deep: false })

export const openWrites = {
  oldest(): object | undefined {
    return open.values().next().value
  },

  open(): () => void {
    const write = {}
    runInAction(() => open.add(write))
    return () => runInAction(() => open.delete(write))
  },
}
