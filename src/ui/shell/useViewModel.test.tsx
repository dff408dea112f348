import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { Loaded } from './Loaded.ts'
import { useViewModel, ViewModelContext } from './useViewModel.ts'

let reads = 0

class CountViewModel {
  readonly reading = new Loaded<number>()

  start(): void {
    void this.reading.load(async () => {
      reads += 1
      return reads
    })
  }
}

function Screen() {
  useViewModel(CountViewModel)
  return null
}

test('what a screen shows is read again when it is out of date, as long as the screen is there', () => {
  const outdated = new Subject<string>()
  const place = renderAt()
  place.show(
    <ViewModelContext value={{ resolve: (what) => Reflect.construct(what, []), outdated }}>
      <Screen />
    </ViewModelContext>,
  )
  expect(reads).toBe(1)
  outdated.next('ja')
  expect(reads).toBe(2)
  place.clear()
  outdated.next('fr')
  expect(reads).toBe(2)
})
