import { makeAutoObservable } from 'mobx'

/** MobX observes the fields of a model by reference, because values never change in place; methods are bound. `#private` fields are not observed. */
export function makeReactive(model: object): void {
  makeAutoObservable(model, {}, { autoBind: true, deep: false })
}
