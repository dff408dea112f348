import { expect, test } from 'vitest'
import { buildAppointment, buildCentre } from '../../../../tests/builders/scheduling.ts'
import { DownloadedCalendarFiles } from './DownloadedCalendarFiles.ts'
import type { Download } from './downloadInPage.ts'

const now = Temporal.Instant.from('2026-05-13T17:00:00Z')

async function saved(appointment = buildAppointment().build(), title = 'Iron play', earlierIds: readonly string[] = []) {
  const downloads: Download[] = []
  const files = new DownloadedCalendarFiles({ now: () => now }, (download) => downloads.push(download))
  await files.save({ appointment, earlierIds, title, description: 'With Marisol Vance' })
  const [download] = downloads
  const text = (await download?.content.text()) ?? ''
  return { download, lines: text.replaceAll('\r\n ', '').split('\r\n') }
}

test('a lesson is saved as a file, in UTC, with its place and without an alarm', async () => {
  const { download, lines } = await saved()
  expect([download?.name, download?.content.type]).toEqual(['clubhouse-a-1.ics', 'text/calendar;charset=utf-8'])
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:a-1@clubhouse',
      'SEQUENCE:0',
      'DTSTAMP:20260513T170000Z',
      'DTSTART:20260514T123000Z',
      'DTEND:20260514T131500Z',
      'SUMMARY:Iron play',
      'LOCATION:Northgate Swing Lab\\n1180 W Lakeshore Walk\\, Chicago',
      'GEO:41.88;-87.63',
      'DESCRIPTION:With Marisol Vance',
      'ORGANIZER;CN="Northgate Swing Lab":mailto:no-reply@clubhouse.invalid',
      'STATUS:CONFIRMED',
    ]),
  )
  expect(lines.filter((line) => /VALARM|TZID/.test(line))).toEqual([])
})

test('a cancelled lesson has the same UID, a higher sequence and the status CANCELLED', async () => {
  const { lines } = await saved(buildAppointment().with({ state: 'canceled' }).build())
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:a-1@clubhouse', 'SEQUENCE:1', 'STATUS:CANCELLED']))
})

test('a lesson that was moved twice has the UID of the first one, and each change a higher sequence', async () => {
  const moved = buildAppointment().with({ id: 'a-3' })
  const { download, lines } = await saved(moved.build(), 'Iron play', ['a-1', 'a-2'])
  expect(download?.name).toBe('clubhouse-a-3.ics')
  expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'UID:a-1@clubhouse', 'SEQUENCE:2']))
  const canceled = await saved(moved.with({ state: 'canceled' }).build(), 'Iron play', ['a-1', 'a-2'])
  const organizer = expect.stringMatching(/^ORGANIZER;CN="Northgate Swing Lab":/)
  expect(canceled.lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:a-1@clubhouse', 'SEQUENCE:3', organizer]))
})

test.each([
  ['America/Chicago', '2026-03-08T01:30', 'DTSTART:20260308T073000Z', 'DTEND:20260308T081500Z'],
  ['America/Chicago', '2026-12-31T23:30', 'DTSTART:20270101T053000Z', 'DTEND:20270101T061500Z'],
  ['Asia/Tokyo', '2028-02-29T07:30', 'DTSTART:20280228T223000Z', 'DTEND:20280228T231500Z'],
])('in %s at %s is the same instant', async (timeZone, wallTime, ...times) => {
  const start = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).toInstant()
  const { lines } = await saved(
    buildAppointment()
      .with({ start, centre: buildCentre().with({ timeZone }).build() })
      .build(),
  )
  expect(lines).toEqual(expect.arrayContaining(times))
})

test('a title cannot add lines of its own', async () => {
  const { lines } = await saved(buildAppointment().build(), 'Iron play\r\nATTACH:https://evil.example/\r\nX:1')
  expect(lines.filter((line) => line.startsWith('ATTACH') || line.startsWith('X:'))).toEqual([])
})
