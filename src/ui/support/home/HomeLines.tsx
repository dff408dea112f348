import { observer } from 'mobx-react-lite'
import type { HomeLinesModel } from './HomeLinesModel.ts'
import { MembershipLine } from './MembershipLine.tsx'
import { RoundLine } from './RoundLine.tsx'
import { VideoLine } from './VideoLine.tsx'

/** At the end of home: what few players have. */
export const HomeLines = observer(function HomeLines({ model }: { readonly model: HomeLinesModel }) {
  const { ending, rounds, videos } = model
  return (
    <>
      {ending.value?.map((membership) => (
        <MembershipLine key={membership.id} membership={membership} />
      ))}
      {rounds.value?.length
        ? rounds.value.map((round) => <RoundLine key={round.id} round={round} />)
        : videos.value?.map((video) => <VideoLine key={video.path} video={video} />)}
    </>
  )
})
