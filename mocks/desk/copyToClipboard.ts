import type { HostPage } from './HostPage.ts'

export interface DeskNotice {
  readonly isProblem: boolean
  readonly text: string
}

export async function copyToClipboard(page: HostPage, text: string, what: string): Promise<DeskNotice> {
  return page.copy(text).then(
    () => ({ isProblem: false, text: `${what} copied` }),
    () => ({ isProblem: true, text: 'The browser couldn’t copy this. Select it and copy it yourself.' }),
  )
}
