import { type ObservableSet, observable, runInAction } from 'mobx'

const writes = observable.set<object>([], { deep: false })
const questions = observable.set<object>([], { deep: false })

export const openWrites = {
  oldest(): object | undefined {
    return questions.size > 0 ? undefined : writes.values().next().value
  },

  open: () => addTo(writes),

  askPlayer: () => addTo(questions),
}

function addTo(set: ObservableSet<object>): () => void {
  const added = {}
  runInAction(() => set.add(added))
  return () => runInAction(() => set.delete(added))
}
