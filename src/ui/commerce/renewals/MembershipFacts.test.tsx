import { expect, test } from 'vitest'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { MembershipFacts } from './MembershipFacts.tsx'
import { MembershipPacks } from './MembershipPacks.ts'

test('a membership without an end has its number, too', async () => {
  const own = { name: 'Gold', endsOn: undefined, number: 'M-207', since: Temporal.PlainDate.from('2019-03-04') }
  const model = new MembershipPacks({ packs: async () => [], own: async () => own }, new FixedClock('2026-05-13T17:30:00Z'))
  await model.read()
  const place = renderAt()
  place.show(
    <InPage>
      <MembershipFacts model={model} />
    </InPage>,
  )
  expect(place.element.textContent).toContain('membership.number number=M-207')
  place.clear()
})
