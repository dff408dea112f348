// Runs before the installation on the machine's own Node: CommonJS, without packages.
const { execFileSync, spawnSync } = require('node:child_process')
const { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const {
  canInstallEngines,
  canUseApt,
  chromiumPlaces,
  engineFolders,
  enginePrograms,
  hintFor,
  offersHeadlessShell,
  systemOf,
  waysToChromium,
} = require('./setup/systems.cjs')

const root = join(__dirname, '..')
const modules = join(root, 'node_modules')
const chromiumPath = join(modules, '.chromium-path')
const enginePaths = join(modules, '.engines.json')
const leastNode = 26

class SetupError extends Error {}

function say(text) {
  process.stdout.write(`setup: ${text}\n`)
}

function run(command, args) {
  execFileSync(command, args, { cwd: root, stdio: 'inherit' })
}

function tried(what, action) {
  try {
    action()
    return true
  } catch (error) {
    say(`${what} did not work (${error.message.split('\n')[0]})`)
    return false
  }
}

function text(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** npm's scripts find the project's own Node first. */
function nodeOfScripts() {
  const own = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  // A binary for another C library exists but can't run.
  const { stdout } = existsSync(own) ? spawnSync(own, ['--version'], { encoding: 'utf8' }) : {}
  return stdout ? stdout.trim() : process.version
}

function nodeServes() {
  return Number.parseInt(nodeOfScripts().slice(1), 10) >= leastNode
}

/** npm's lock of `node_modules` lists only packages for this system. */
function installed() {
  const left = text(join(modules, '.package-lock.json'))
  if (left === '') return false
  const have = JSON.parse(left).packages
  const wanted = Object.entries(JSON.parse(text(join(root, 'package-lock.json'))).packages)
  return wanted.every(([path, { version, optional }]) => path === '' || (have[path] ? have[path].version === version : optional))
}

function installPackages() {
  if (nodeServes() && installed()) return
  say('installing the packages of package-lock.json')
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  try {
    if (npm && /npm-cli\.[cm]?js$/.test(npm)) run(process.execPath, [npm, ...ci])
    else execFileSync('npm', ci, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  } catch (cause) {
    throw new SetupError('npm ci failed; its own message stands above. Is the package registry within reach?', { cause })
  }
  if (nodeServes()) return
  if (hintFor(system)) throw new SetupError(`Node ${leastNode} is needed (found ${nodeOfScripts()}). ${hintFor(system)}`)
  throw new SetupError(
    `Node ${leastNode} is needed, and the package "node" did not bring it (found ${nodeOfScripts()}). Its install script must be allowed to run: is "ignore-scripts" set in npm's configuration?`,
  )
}

function firstChromium() {
  const given = process.env.PLAYWRIGHT_CHROMIUM
  if (given && !existsSync(given)) throw new SetupError(`PLAYWRIGHT_CHROMIUM names no file: ${given}`)
  const places = [given, ...chromiumPlaces(process.env)]
  return places.find((path) => path && existsSync(path)) ?? playwrightsOwn()
}

function playwrightsOwn() {
  const path = require(join(modules, 'playwright')).chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const system = systemOf(text('/etc/os-release'))
const machine = { system, isRoot: process.getuid?.() === 0, environment: process.env }

let listsRead = false
function aptInstall(...packages) {
  return tried(`apt-get install ${packages.join(' ')}`, () => {
    if (!listsRead) run('apt-get', ['update', '-q'])
    listsRead = true
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
  })
}

/** Debian's headless shell needs an eighth less processor time; the features also run without it. */
function provideHeadlessShell(found) {
  if (existsSync(`${found}-headless-shell`) || !offersHeadlessShell(machine, found)) return
  aptInstall('chromium-headless-shell')
}

function installChromium() {
  say('installing Chromium')
  const playwright = (...options) =>
    tried(`playwright install ${[...options, 'chromium'].join(' ')}`, () =>
      run(process.execPath, [join(modules, 'playwright', 'cli.js'), 'install', ...options, 'chromium']),
    )
  const ways = {
    apt: () => aptInstall('chromium', 'fonts-noto-cjk') || aptInstall('chromium'),
    'playwright with libraries': () => playwright('--with-deps'),
    playwright: () => playwright(),
  }
  waysToChromium(machine).some((way) => ways[way]())
}

function provideChromium() {
  if (!firstChromium()) installChromium()
  const found = firstChromium()
  if (!found) {
    throw new SetupError(
      `No Chromium. ${hintFor(system) ?? 'Install Chromium, Chrome or Edge'}, or name one: PLAYWRIGHT_CHROMIUM=/path/to/chromium npm test`,
    )
  }
  provideHeadlessShell(found)
  if (text(chromiumPath) === found) return
  writeFileSync(chromiumPath, found)
}

function holdsCjkFont(folder) {
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /CJK|IPAex|wqy|takao|NotoSans(JP|SC)/i.test(String(name)))
  )
}

function hasCjkFont() {
  if (process.platform !== 'linux') return true
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' })
  if (listed.error) return holdsCjkFont('/usr/share/fonts') || holdsCjkFont('/usr/local/share/fonts')
  return listed.stdout.trim() !== ''
}

/** Without these fonts, Japanese and Chinese text is measured as empty boxes. */
function provideFonts() {
  if (hasCjkFont()) return
  if (canUseApt(machine) && aptInstall('fonts-noto-cjk') && hasCjkFont()) return
  say(
    'warning: no Japanese or Chinese font found; pictures of those screens show boxes (Debian and Ubuntu: apt-get install fonts-noto-cjk)',
  )
}

/** Undefined for what is missing. */
function engineProgram({ names }) {
  const places = engineFolders(process.env).flatMap((folder) => names.map((name) => join(folder, name)))
  return places.find((place) => existsSync(place))
}

function missingEnginePackages() {
  const missing = Object.values(enginePrograms).filter((program) => !engineProgram(program))
  return [...new Set(missing.map((program) => program.package))]
}

/** Without them, `npm test` runs in Chromium only. */
function provideEngines({ isOptional }) {
  if (missingEnginePackages().length > 0 && canInstallEngines(machine)) aptInstall(...missingEnginePackages())
  const missing = missingEnginePackages()
  if (missing.length > 0) {
    rmSync(enginePaths, { force: true })
    const message = `For Firefox and WebKit, these Debian packages or their like are missing: ${missing.join(', ')}`
    if (!isOptional) throw new SetupError(message)
    say(`${message}. Nothing is tested there.`)
    return
  }
  const found = Object.entries(enginePrograms).map(([name, program]) => [name, engineProgram(program)])
  writeFileSync(enginePaths, JSON.stringify(Object.fromEntries(found)))
}

try {
  installPackages()
  if (process.argv.includes('--browser')) {
    provideChromium()
    provideFonts()
  }
  if (process.argv.includes('--engines')) provideEngines({ isOptional: process.argv.includes('--optional') })
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  process.stderr.write(`setup: ${error.message}\n`)
  process.exitCode = 1
}
