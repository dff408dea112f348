// Runs before the installation on the machine's own Node: CommonJS, without packages.
const { delimiter } = require('node:path')

function systemOf(osRelease) {
  return /^ID=(debian|ubuntu|alpine)$/m.exec(osRelease.replaceAll('"', ''))?.[1]
}

/** `CLUBHOUSE_NO_APT=1` forbids it. */
function canUseApt({ system, isRoot, environment }) {
  return isRoot && (system === 'debian' || system === 'ubuntu') && !environment.CLUBHOUSE_NO_APT
}

/** In order of preference. On Ubuntu apt-get offers only a snap, which containers can't run. */
function waysToChromium(machine) {
  if (!canUseApt(machine)) return ['playwright']
  return machine.system === 'debian' ? ['apt', 'playwright'] : ['playwright with libraries', 'playwright']
}

/** Debian's package; others have none. */
function offersHeadlessShell(machine, chromium) {
  return chromium === '/usr/bin/chromium' && canUseApt(machine)
}

function hintFor(system) {
  if (system === 'alpine') {
    return 'On Alpine neither the package "node" nor Playwright’s browser runs. Install both: apk add nodejs npm chromium font-noto-cjk'
  }
  return undefined
}

function chromiumPlaces(environment) {
  const folders = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA].filter(Boolean)
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...folders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
    ...folders.map((folder) => `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`),
  ]
}

/** What `npm run test:engines` starts: names of the program, and Debian's package. */
const enginePrograms = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkitDriver: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  miniBrowser: { names: ['MiniBrowser'], package: 'webkit2gtk-driver' },
  xvfb: { names: ['Xvfb'], package: 'xvfb' },
}

function engineFolders(environment) {
  return [
    ...(environment.PATH ?? '').split(delimiter),
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1',
    '/Applications/Firefox.app/Contents/MacOS',
  ]
}

/** Ubuntu's Firefox is a snap, which containers can't run. */
function canInstallEngines(machine) {
  return machine.system === 'debian' && canUseApt(machine)
}

module.exports = {
  systemOf,
  canUseApt,
  waysToChromium,
  offersHeadlessShell,
  hintFor,
  chromiumPlaces,
  enginePrograms,
  engineFolders,
  canInstallEngines,
}
