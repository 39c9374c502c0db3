import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { buildSmallSite } from './built-site.ts'
import { freePort } from './programs/free-port.ts'
import { newFolder } from './test-dependencies.ts'

interface Result {
  status: number | null
  output: string
}

interface TestInstallation {
  root: string
  dataDir: string
  /** Runs `site` in an empty environment, from another folder. */
  site(...values: string[]): Result
  url: string
  stop(): void
}

const repository = path.join(import.meta.dirname, '../..')
const PARTS = ['server', 'domain', 'translations', 'deploy', 'package.json', '.gitignore']

/** A site as docs/operating.md installs it, in a folder of its own; systemd is a script that starts and ends the server. */
export async function install(settings = ''): Promise<TestInstallation> {
  const root = newFolder('installation-')
  const [dataDir, bin, release] = ['data', 'bin', 'releases/1'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ]
  const port = await freePort()
  const built = path.join(root, 'built')
  cpSync(buildSmallSite(), built, { recursive: true })
  copyRelease(release, built)
  symlinkSync(release, path.join(root, 'site'))
  for (const folder of [bin, path.join(root, 'cache')]) mkdirSync(folder)
  writeFileSync(
    path.join(root, 'site.env'),
    `# Settings\nPORT=${port}\nNEWS_FEEDS=\nRATE_LIMIT="30"\n${settings}`,
  )
  writeFileSync(
    path.join(root, 'site.service'),
    `[Service]
User=${userInfo().username}
WorkingDirectory=${root}/site
Environment=DATA_DIR=${dataDir} NODE_ENV=production
EnvironmentFile=${root}/site.env
`,
  )
  script(path.join(bin, 'systemctl'), systemctl(root, dataDir))
  script(path.join(bin, 'npm'), npm(release, built))
  const environment = {
    PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`,
    SITE_UNIT: `${root}/site.service`,
    TMPDIR: root,
    // Its many programs are compiled once.
    NODE_COMPILE_CACHE: path.join(root, 'compiled'),
  }
  const stop = () =>
    void spawnSync(path.join(bin, 'systemctl'), ['stop', 'site.service'], { env: environment })
  onTestFinished(() => {
    stop()
    rmSync(root, { recursive: true, force: true })
  })
  return {
    root,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    stop,
    site(...values) {
      const program = path.join(root, 'site/deploy/site')
      const given = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
      const { status, stdout, stderr } = spawnSync('env', ['-i', ...given, program, ...values], {
        cwd: root,
        encoding: 'utf8',
      })
      return { status, output: stdout + stderr }
    },
  }
}

/** Built, with the packages of this repository. */
function copyRelease(release: string, built: string): void {
  for (const part of PARTS)
    cpSync(path.join(repository, part), path.join(release, part), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$|\/recorded$/.test(file),
    })
  symlinkSync(path.join(repository, 'node_modules'), path.join(release, 'node_modules'))
  cpSync(built, path.join(release, 'dist'), { recursive: true })
}

type Edit = (text: string) => string

/** Puts the release under version control; the function commits a version with these changes. */
export function makeRepository(root: string): (tag: string, edits: Record<string, Edit>) => void {
  const release = path.join(root, 'releases/1')
  const origin = path.join(root, 'origin')
  const git = (folder: string, ...values: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@x.example', '-C', folder, ...values],
      {
        stdio: 'pipe',
      },
    )
  git(release, 'init', '--quiet', '--initial-branch=main')
  writeFileSync(path.join(release, '.gitignore'), 'node_modules\ndist\n')
  git(release, 'add', '--all')
  git(release, 'commit', '--quiet', '--message=First')
  git(root, 'clone', '--quiet', '--bare', release, origin)
  git(release, 'remote', 'add', 'origin', origin)
  git(release, 'push', '--quiet', 'origin', 'main')
  const work = path.join(root, 'work')
  git(root, 'clone', '--quiet', origin, work)
  return (tag, edits) => {
    for (const [file, edit] of Object.entries(edits))
      writeFileSync(path.join(work, file), edit(readFileSync(path.join(work, file), 'utf8')))
    git(work, 'add', '--all')
    git(work, 'commit', '--quiet', `--message=${tag}`)
    git(work, 'tag', tag)
    git(work, 'push', '--quiet', 'origin', 'main', tag)
  }
}

function script(file: string, text: string): void {
  writeFileSync(file, text)
  chmodSync(file, 0o755)
}

/** What systemd does with the service. */
const systemctl = (root: string, dataDir: string) => `#!/bin/sh
cd ${root}
stop() {
  if [ -f pid ] && kill "$(cat pid)" 2>/dev/null; then
    while kill -0 "$(cat pid)" 2>/dev/null; do sleep 0.02; done
  fi
  rm -f pid
}
start() {
  cd ${root}/site
  set -a; . ${root}/site.env; set +a
  DATA_DIR=${dataDir} NODE_ENV=production nohup node_modules/.bin/node server/main.ts >>${root}/log 2>&1 </dev/null &
  echo $! >${root}/pid
}
case "$1" in
restart) stop; start ;;
stop) stop ;;
is-active) kill -0 "$(cat pid 2>/dev/null)" 2>/dev/null ;;
*) echo "$@" >>asked ;;
esac
`

/** Installs and builds what the first release has, which takes minutes otherwise; \`test:long\` does it in earnest. */
const npm = (release: string, built: string) => `#!/bin/sh
case "$1" in
ci) ln -s "$(readlink ${release}/node_modules)" node_modules ;;
run) cp -r ${built} dist ;;
esac
`
