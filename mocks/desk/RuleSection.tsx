import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import type { RuleExamples } from './RuleExamples.ts'
import styles from './RuleSection.module.scss'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

/** Where this build is its demo. */
const documentation: string | undefined = import.meta.env['VITE_DOCUMENTATION']

export const RuleSection = observer(function RuleSection({ rule }: { readonly rule: RuleExamples }) {
  const { id, found, hide } = rule
  if (id === undefined) return null
  const close = (
    <IconButton label="Close the rule" onPress={hide}>
      <X aria-hidden={true} />
    </IconButton>
  )
  return (
    <Section title="Rule" aside={close}>
      <p key={id} ref={comeIntoView} className={shared['help']}>
        {id}
      </p>
      {documentation !== undefined && (
        <TextLink href={`${documentation}#/?q=${encodeURIComponent(id)}`} target="_blank" small={true}>
          In the living documentation
        </TextLink>
      )}
      {found.map(({ title, examples }) => (
        <div key={title} className={styles['rule']}>
          <h4 className={styles['title']}>{title}</h4>
          {examples.map((example) => (
            <details key={example.title} className={styles['example']}>
              <summary>{example.title}</summary>
              <pre>{example.lines.join('\n')}</pre>
            </details>
          ))}
        </div>
      ))}
    </Section>
  )
})

/** The desk may be open already, and scrolled. */
function comeIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'center' })
}
