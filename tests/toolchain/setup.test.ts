import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

function decided(expression: string): unknown {
  const script = `const setup = require('./scripts/setup/systems.cjs'); console.log(JSON.stringify(${expression} ?? null))`
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))
}

function waysOn(osRelease: string, { isRoot = true, environment = {} } = {}): unknown {
  const machine = JSON.stringify({ isRoot, environment })
  return decided(`setup.waysToChromium({ system: setup.systemOf(${JSON.stringify(osRelease)}), ...${machine} })`)
}

describe('The set-up brings a Chromium', () => {
  test('by apt-get on Debian, and with its libraries on Ubuntu, whose packages are snaps', () => {
    expect(waysOn('NAME="Debian"\nID=debian\n')).toEqual(['apt', 'playwright'])
    expect(waysOn('ID=ubuntu\nID_LIKE=debian\n')).toEqual(['playwright with libraries', 'playwright'])
  })

  test('without apt-get where that is not wanted, not allowed or not there', () => {
    expect(waysOn('ID=debian', { environment: { CLUBHOUSE_NO_APT: '1' } })).toEqual(['playwright'])
    expect(waysOn('ID=ubuntu', { environment: { CLUBHOUSE_NO_APT: '1' } })).toEqual(['playwright'])
    expect(waysOn('ID=debian', { isRoot: false })).toEqual(['playwright'])
    expect(waysOn('ID="fedora"')).toEqual(['playwright'])
    expect(waysOn('')).toEqual(['playwright'])
  })

  test('with its headless shell where apt-get installs it', () => {
    const offered = (chromium: string, isRoot = true) =>
      decided(`setup.offersHeadlessShell({ system: 'debian', isRoot: ${isRoot}, environment: {} }, '${chromium}')`)
    expect(offered('/usr/bin/chromium')).toBe(true)
    expect(offered('/usr/bin/chromium', false)).toBe(false)
    expect(offered('/opt/chrome')).toBe(false)
  })

  test('unless Edge or Chrome is on a Windows machine', () => {
    const places = decided('setup.chromiumPlaces({ PROGRAMFILES: "C:\\\\Programs", LOCALAPPDATA: "C:\\\\Own" })')
    expect(places).toContain('C:\\Programs\\Google\\Chrome\\Application\\chrome.exe')
    expect(places).toContain('C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe')
    expect(places).toContain('C:\\Own\\Google\\Chrome\\Application\\chrome.exe')
  })

  test('or says on Alpine what to install', () => {
    expect(decided('setup.hintFor(setup.systemOf("ID=alpine"))')).toMatch(/apk add nodejs npm chromium/)
    expect(decided('setup.hintFor(setup.systemOf("ID=debian"))')).toBeNull()
  })
})

test('Firefox and WebKit are installed on Debian alone', () => {
  const canInstall = (system: string, environment = {}) =>
    decided(`setup.canInstallEngines(${JSON.stringify({ system, isRoot: true, environment })})`)
  expect(canInstall('debian')).toBe(true)
  expect(canInstall('debian', { CLUBHOUSE_NO_APT: '1' })).toBe(false)
  expect(canInstall('ubuntu')).toBe(false)
})
