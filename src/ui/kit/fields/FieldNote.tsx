import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { classes } from '../classes.ts'
import styles from './Field.module.scss'

interface FieldNoteProps {
  readonly help?: ReactNode
  readonly error?: ReactNode
}

export function FieldNote({ help, error }: FieldNoteProps) {
  return (
    <>
      {help && !error && (
        <Text slot="description" className={styles['help']}>
          {help}
        </Text>
      )}
      <FieldError className={classes(styles['error'])}>
        <CircleAlert size={16} aria-hidden={true} />
        <span>{error}</span>
      </FieldError>
    </>
  )
}
