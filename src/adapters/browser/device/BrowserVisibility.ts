import { fromEvent, map, type Observable, share } from 'rxjs'
import type { PageVisibility } from '#app/shared/ports/PageVisibility'

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

export class BrowserVisibility implements PageVisibility {
  readonly changes: Observable<boolean>
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.changes = fromEvent(page, 'visibilitychange').pipe(
      map(() => this.value),
      share(),
    )
  }

  get value(): boolean {
    return this.page.visibilityState === 'visible'
  }
}
