import { distinctUntilChanged, map, merge, type Observable } from 'rxjs'
import type { Source } from '../shared/Source.ts'
import type { CurrentLearner } from './ports/CurrentLearner.ts'
import type { Viewing } from './ports/Viewing.ts'

/** In whose name the use of films may be noted: absent while nobody is signed in, and where it is not wanted. */
export class UsageConsent implements Source<string | undefined> {
  private readonly learner: CurrentLearner
  private readonly viewing: Pick<Viewing, 'value' | 'changes'>

  constructor(learner: CurrentLearner, viewing: Pick<Viewing, 'value' | 'changes'>) {
    this.learner = learner
    this.viewing = viewing
  }

  get value(): string | undefined {
    return this.isRefused ? undefined : this.learner.value
  }

  get isRefused(): boolean {
    return !this.viewing.value.usageAnalytics
  }

  get changes(): Observable<string | undefined> {
    return merge(this.learner.changes, this.viewing.changes).pipe(
      map(() => this.value),
      distinctUntilChanged(),
    )
  }
}
