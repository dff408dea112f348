import { RestClient } from '#adapters/rest/RestClient'
import { HttpContentPages } from '#adapters/rest/support/HttpContentPages'
import { ContentPages } from '#app/support/ports/ContentPages'
import { textsIn } from '#ui/shell/i18n.ts'
import { FaqViewModel } from '#ui/support/faq/FaqViewModel.ts'
import { ContentPageViewModel } from '#ui/support/layout/ContentPageViewModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(ContentPages, HttpContentPages, RestClient)
  give(ContentPageViewModel, ContentPages)
  give(FaqViewModel, ContentPages)
})

export const part: Part = {
  module,
  texts: textsIn('content', (language) => import(`../../ui/support/texts/content/${language}.json`, { with: { type: 'json' } })),
}
