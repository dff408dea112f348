import { classes } from '#ui/kit/classes.ts'
import type { Notice } from './copied.ts'
import shared from './shared.module.scss'

export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  return (
    <p role="status" className={classes(notice?.isProblem ? shared['problem'] : shared['done'])}>
      {notice?.text}
    </p>
  )
}
