import { classes } from '#ui/kit/classes.ts'
import type { DeskNotice } from './copyToClipboard.ts'
import shared from './shared.module.scss'

export function NoticeText({ notice }: { readonly notice: DeskNotice | undefined }) {
  return (
    <p role="status" className={classes(notice?.isProblem ? shared['problem'] : shared['done'])}>
      {notice?.text}
    </p>
  )
}
