import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import styles from './announce.module.scss'

const said = observable.box('')

export function announce(text: string): void {
  runInAction(() => said.set(text))
}

export const LiveRegion = observer(function LiveRegion() {
  // Messages of one account are not announced in the next.
  useEffect(() => () => announce(''), [])
  return (
    <p role="status" className={styles['region']}>
      {said.get()}
    </p>
  )
})
