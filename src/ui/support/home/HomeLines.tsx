import { observer } from 'mobx-react-lite'
import type { HomeViewModel } from './HomeViewModel.ts'
import { MembershipLine } from './MembershipLine.tsx'
import { RoundLine } from './RoundLine.tsx'

/** At the end of home: what few players have. */
export const HomeLines = observer(function HomeLines({ model }: { readonly model: HomeViewModel }) {
  const { ending, rounds } = model
  return (
    <>
      {ending.value?.map((membership) => (
        <MembershipLine key={membership.id} membership={membership} />
      ))}
      {rounds.value?.map((round) => (
        <RoundLine key={round.id} round={round} />
      ))}
    </>
  )
})
