import { copyContents } from '#platform/server/files/copy/copy-contents.ts'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import { diskFiles, type FileSettings, openBucketFiles } from '../files.ts'
import { checkFiles } from '../start/check-files.ts'

type FilesMove = {
  readonly settings: FileSettings
  readonly to: string | undefined
  /** Removes at the source the files whose copy was verified in this run. */
  readonly remove: boolean
  readonly say: (line: string) => void
}

const names = { s3: 'the bucket', disk: 'DATA_DIR/files' } as const

/** Copies the files between DATA_DIR and the bucket of the settings, verified by hash. Gives the text to print. */
export async function moveFiles({ settings, to, remove, say }: FilesMove): Promise<string> {
  if (to !== 's3' && to !== 'disk')
    throw new ClusterProblem('Say where to: npm run files:move -- --to s3, or --to disk')
  await checkFiles(settings)
  const bucket = await openBucketFiles(settings)
  if (bucket === null)
    throw new ClusterProblem('Set FILES_S3_BUCKET and the settings that belong to it')
  const disk = diskFiles(settings)
  const [from, target] = to === 's3' ? [disk, bucket] : [bucket, disk]
  const { copied, verified, problems } = await copyContents({ from, to: target }, say)
  if (problems.length > 0)
    throw new ClusterProblem(
      [...problems, 'Nothing was removed. See to these, then run it again.'].join('\n'),
    )
  const source = names[to === 's3' ? 'disk' : 's3']
  if (remove) for (const sha256 of verified) await from.remove(sha256)
  return [
    `Copied ${copied} files to ${names[to]}; all ${verified.length} there were read and match their names.`,
    remove
      ? `Removed ${verified.length} files from ${source}.`
      : `${source} is as it was. Let the server use ${names[to]}, then run this again for what was stored meanwhile.`,
  ].join('\n')
}
