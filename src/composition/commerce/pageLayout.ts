import { HttpPageLayouts } from '#adapters/rest/commerce/HttpPageLayouts'
import { RestClient } from '#adapters/rest/RestClient'
import { PageLayouts } from '#app/commerce/ports/PageLayouts'
import { PageLayout } from '#ui/commerce/page-layout/PageLayout.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(PageLayouts, HttpPageLayouts, RestClient)
  give(PageLayout, PageLayouts)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
}
