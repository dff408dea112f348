import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import styles from './announce.module.scss'

const said = observable.box('')

/** Tells screen readers what has happened, politely. */
export function announce(text: string): void {
  runInAction(() => said.set(text))
}

/** The one live region of the page. */
export const LiveRegion = observer(function LiveRegion() {
  // What was said in one account is not read out in the next.
  useEffect(() => () => announce(''), [])
  return (
    <p role="status" className={styles['region']}>
      {said.get()}
    </p>
  )
})
