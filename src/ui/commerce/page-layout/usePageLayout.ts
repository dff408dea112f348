import { useEffect } from 'react'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { PageLayout } from './PageLayout.ts'

export function usePageLayout(of: 'category' | 'product', id: number): PageLayout {
  const layout = useViewModel(PageLayout)
  useEffect(() => (of === 'category' ? layout.ofCategory(id) : layout.ofProduct(id)), [layout, of, id])
  return layout
}
