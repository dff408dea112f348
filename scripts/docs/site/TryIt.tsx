import { Flag } from 'lucide-react'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import type { DemoStart } from '../data.ts'
import { demoAt } from './demoAt.ts'
import { describeObstacle } from './displayTexts.ts'
import styles from './TryIt.module.scss'

export function TryIt({ beginning, title }: { readonly beginning: DemoStart; readonly title: string }) {
  if (beginning.kind === 'none')
    return <p className={styles['none']}>Can’t be tried by a link: {lowerFirst(describeObstacle(beginning.obstacle))}</p>
  return (
    <div className={styles['try']}>
      <ButtonLink
        href={demoAt(beginning)}
        variant="outline"
        target="_blank"
        aria-label={`Try it: ${title} (opens the demo in a new tab)`}
        icon={<Flag size={18} aria-hidden={true} />}
      >
        Try it
      </ButtonLink>
    </div>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
