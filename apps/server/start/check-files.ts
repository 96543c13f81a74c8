import type { BucketAddress } from '#platform/server/files/s3/bucket.ts'
import { StorageProblem } from '#platform/server/files/s3/storage-problem.ts'
import { bucketAddress, type S3Settings } from '../settings/s3-settings.ts'
import { StartProblem } from './start-problem.ts'

/** Writes, reads and removes a small object in the bucket of the settings. Throws one line that says what to do. */
export async function checkFiles(settings: S3Settings): Promise<void> {
  const address = bucketAddress(settings)
  if (address === null) return
  const { openBucket } = await import('#platform/server/files/s3/bucket.ts')
  const { probeBucket } = await import('#platform/server/files/s3/probe-bucket.ts')
  try {
    await probeBucket(openBucket(address))
  } catch (error) {
    if (error instanceof StorageProblem) throw new StartProblem(lineOf(error, address))
    throw error
  }
}

function lineOf({ code, operation, message }: StorageProblem, at: BucketAddress): string {
  const { host, hostname, port } = new URL(at.endpoint)
  const cut = `FILES_S3_ENDPOINT: ${host} does not answer. Check port and firewall between here and there.`
  const lines: Readonly<Record<string, string>> = {
    NoSuchBucket: `FILES_S3_BUCKET: there is no bucket ${at.bucket} at ${host}. Create it, or correct the name.`,
    InvalidAccessKeyId: `FILES_S3_ACCESS_KEY: ${host} does not know this key. Correct it.`,
    SignatureDoesNotMatch: `FILES_S3_SECRET_KEY: ${host} refuses it. Correct the key that belongs to FILES_S3_ACCESS_KEY.`,
    AccessDenied: `FILES_S3_ACCESS_KEY: this key may not ${operation} objects of the bucket ${at.bucket}. Allow it to write, read, list and remove.`,
    RequestTimeTooSkewed: `The clock of this machine and that of ${host} differ by more than a few minutes. Set them by NTP.`,
    AuthorizationHeaderMalformed: `FILES_S3_REGION: ${host} expects another region than ${at.region}. Set its region.`,
    PermanentRedirect: `FILES_S3_ENDPOINT: the bucket ${at.bucket} is at another address. Set that of its region.`,
    ECONNREFUSED: `FILES_S3_ENDPOINT: nothing answers at ${hostname}:${port || 'its port'}. Start the storage there, or correct host and port.`,
    ENOTFOUND: `FILES_S3_ENDPOINT: there is no host ${hostname}. Correct the name, or check the DNS of this machine.`,
    EAI_AGAIN: `FILES_S3_ENDPOINT: the host ${hostname} cannot be looked up. Check the DNS of this machine.`,
    TimeoutError: cut,
    ETIMEDOUT: cut,
    EHOSTUNREACH: cut,
    ENETUNREACH: cut,
    EPROTO: `FILES_S3_ENDPOINT: ${host} has no TLS. Write http:// if it is on a network of its own.`,
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return `FILES_S3_ENDPOINT: the certificate of ${host} is not trusted (${code}). Add its authority with NODE_EXTRA_CA_CERTS=FILE.`
  return (
    lines[code] ??
    `FILES_S3_ENDPOINT: ${message}. Correct the address of an S3-compatible storage, or look into its log.`
  )
}
