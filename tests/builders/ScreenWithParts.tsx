import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { EMPTY } from 'rxjs'
import { ViewModelContext } from '#ui/shell/useViewModel.ts'
import { TextsWithValues } from './textsWithValues.tsx'

interface ScreenWithPartsProps {
  /** What the constructor of its view model is given. */
  readonly parts: readonly unknown[]
  readonly at?: string
  readonly children: ReactNode
}

/** What a screen needs around it. */
export function ScreenWithParts({ parts, at = '/', children }: ScreenWithPartsProps) {
  return (
    <TextsWithValues>
      <ViewModelContext value={{ resolve: (what) => Reflect.construct(what, [...parts]), outdated: EMPTY }}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </ViewModelContext>
    </TextsWithValues>
  )
}
