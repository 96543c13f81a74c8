import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Account, findAccount, makeAccount, mayEnter, ownerOf } from './account.ts'
import { systemFolder } from './binaries.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { ownRole } from './initdb.ts'

/** Folders and settings of our own cluster. */
export type ClusterHome = {
  readonly folder: string
  /** PostgreSQL's own data folder; not there before it is made. */
  readonly data: string
  readonly isMade: boolean
  readonly sockets: string
  /** Segments of the write-ahead log that wait to be carried to the backup. */
  readonly archive: string
  readonly logs: string
  /** Output of PostgreSQL while it started, before its log was open. */
  readonly startLog: string
  readonly port: number
  /** Owner of the data and user of PostgreSQL; null: this process' own user. */
  readonly account: Account
}

/** Linux allows 107 bytes for the whole name of a socket, which ends with `/.s.PGSQL.5432`. */
const longestSocketFolder = 92

/**
 * The home of a data folder's cluster, made when it is not there: `DATA_DIR/postgres`. For root, who may not run
 * PostgreSQL, it belongs to an unprivileged user; where that user cannot enter DATA_DIR it lies below
 * `/var/lib/vidyarthi` and `DATA_DIR/postgres` is a link to it. Throws ClusterProblem.
 */
export function openClusterHome(dataDir: string): ClusterHome {
  mkdirSync(dataDir, { recursive: true })
  const owner = realpathSync(dataDir)
  const socketDir = join(owner, 'postgres')
  if (!isThere(socketDir)) makeHome(owner, socketDir)
  const folder = isLink(socketDir) ? followLink(owner, socketDir) : socketDir
  const data = join(folder, 'data')
  try {
    const isMade = existsSync(data)
    const account = isMade ? ownerOf(data) : findAccount()
    const make = (path: string) => makeFolder(path, account)
    return {
      folder,
      data,
      isMade,
      account,
      sockets: make(socketFolder(folder)),
      archive: make(join(folder, 'archive')),
      logs: make(join(folder, 'logs')),
      startLog: join(folder, 'start.log'),
      port: portOf(folder),
    }
  } catch (error) {
    throw new ClusterProblem(
      `The database in ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Address for connections, with the password. */
export function clusterUrl(home: ClusterHome): string {
  const password = readPassword(home)
  const credentials = `${ownRole}:${password}`
  return process.platform === 'win32'
    ? `postgres://${credentials}@127.0.0.1:${home.port}/postgres`
    : `postgres://${credentials}@localhost:${home.port}/postgres?host=${encodeURIComponent(home.sockets)}`
}

export function passwordFile({ folder }: ClusterHome): string {
  return join(folder, 'password')
}

/** Random, made once, in a file only its owner reads; a second process takes the one that the first has made. */
export function makePassword(home: ClusterHome): void {
  const file = passwordFile(home)
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
  if (home.account !== null) chownSync(fresh, home.account.uid, home.account.gid)
  try {
    linkSync(fresh, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(fresh)
  }
}

function readPassword(home: ClusterHome): string {
  const file = passwordFile(home)
  if (!existsSync(file)) throw new ClusterProblem(`The password of the database is gone: ${file}`)
  return readFileSync(file, 'utf8').trim()
}

function makeHome(owner: string, socketDir: string): void {
  const account = makeAccount()
  if (mayEnter(owner, account)) mkdirSync(socketDir, { mode: account === null ? 0o700 : 0o711 })
  else {
    const folder = join(systemFolder, `${basename(owner)}-${randomBytes(4).toString('hex')}`)
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o711)
    writeFileSync(join(folder, 'belongs-to'), owner)
    symlinkSync(folder, socketDir)
  }
}

/** A copy of a data folder brings the link along: two servers on one database, each with files the other lacks. */
function followLink(owner: string, socketDir: string): string {
  const folder = readlinkSync(socketDir)
  const note = join(folder, 'belongs-to')
  if (!existsSync(note))
    throw new ClusterProblem(
      `The database of ${owner} is gone: ${folder}, which ${socketDir} names`,
    )
  const known = readFileSync(note, 'utf8')
  const others = join(known, 'postgres')
  if (known !== owner && isLink(others) && readlinkSync(others) === folder)
    throw new ClusterProblem(
      `${owner} is a copy of ${known} and names the same database, ${folder}. Remove ${socketDir} to begin with an empty one.`,
    )
  if (known !== owner) writeFileSync(note, owner) // the data folder was moved
  return folder
}

function makeFolder(path: string, account: Account): string {
  if (existsSync(path)) return path
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account !== null) chownSync(path, account.uid, account.gid)
  return path
}

function socketFolder(folder: string): string {
  const usual = join(folder, 'sockets')
  if (Buffer.byteLength(usual) <= longestSocketFolder) return usual
  const short = join(tmpdir(), `vidyarthi-${hashOf(folder).slice(0, 16)}`)
  const mine = findAccount()?.uid ?? process.getuid?.()
  if (existsSync(short) && (lstatSync(short).uid !== mine || (lstatSync(short).mode & 0o77) !== 0))
    throw new Error(`${short} belongs to somebody else`)
  return short
}

/** Part of the socket's name; on Windows, which has none, a port of this machine that is the same at each start. */
function portOf(folder: string): number {
  return process.platform === 'win32'
    ? 20_000 + (Number.parseInt(hashOf(folder).slice(0, 8), 16) % 20_000)
    : 5432
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}
