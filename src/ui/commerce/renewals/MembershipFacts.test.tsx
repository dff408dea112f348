import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { TextsWithValues } from '../../../../tests/builders/textsWithValues.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'
import { MembershipPacks } from './MembershipPacks.ts'

test('a membership without an end has its number, too', async () => {
  const own = { name: 'Gold', endsOn: undefined, number: 'M-207', since: Temporal.PlainDate.from('2019-03-04') }
  const model = new MembershipPacks({ packs: async () => [], own: async () => own }, new FixedClock('2026-05-13T17:30:00Z'))
  await model.read()
  const place = renderAt()
  place.show(
    <TextsWithValues>
      <MembershipFacts model={model} />
    </TextsWithValues>,
  )
  expect(place.element.textContent).toContain('membership.number number=M-207')
  place.clear()
})
