import { Link } from 'wouter'
import { useRead } from '../api/use-read.ts'
import { ArchiveOfFileDocument, FileArchiveDocument } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'
import type { FileDetail } from './file-detail.ts'

/** What a file is, and what it comes from or is made of. */
export function FileFacts({ file }: { file: FileDetail }) {
  const { id, contentType, size, sha256, createdAt, modifiedAt, tags } = file
  // Apart from the rest: the first time, an archive's directory is read.
  const { data } = useRead(FileArchiveDocument, { id })
  const archive = data?.file?.archive ?? null
  const originId = tags['stevedore/archive-id']
  return (
    <section className="card" aria-label="Facts">
      <Facts
        facts={[
          ['Type', contentType],
          ['Size', <Exactly key="size" bytes={size} />],
          ['Stored', <Moment key="stored" at={createdAt} />],
          ['Last modified', modifiedAt === null ? null : <Moment key="modified" at={modifiedAt} />],
          [
            'From the archive',
            typeof originId === 'string' ? (
              <Origin key="origin" archiveId={originId} path={tags['stevedore/archive-path']} />
            ) : null,
          ],
          [
            'Archive',
            archive === null ? null : archive.problem === null ? (
              <Link key="archive" href={`/archives/${id}`}>
                Browse {formatCount(archive.entryCount ?? 0)} entries
              </Link>
            ) : (
              `Can’t be read: ${archive.problem.message}`
            ),
          ],
        ]}
      />
      <div className="row-actions">
        <span className="faint">SHA-256</span>
        <code className="hash">{sha256}</code>
        <CopyButton label="Copy hash" text={sha256} />
      </div>
    </section>
  )
}

function Exactly({ bytes }: { bytes: number }) {
  return <span title={`${formatCount(bytes)} bytes`}>{formatBytes(bytes)}</span>
}

/** The archive that a file was extracted from, which may be gone. */
function Origin({ archiveId, path }: { archiveId: string; path: unknown }) {
  const { data, isLoading } = useRead(ArchiveOfFileDocument, { id: archiveId })
  const inside = typeof path === 'string' ? path : ''
  const folder = inside.slice(0, Math.max(inside.lastIndexOf('/'), 0))
  const search = folder === '' ? '' : `?${new URLSearchParams({ path: folder })}`
  const archive = data?.file
  return (
    <>
      {archive ? (
        <Link href={`/archives/${archiveId}${search}`}>{archive.filename}</Link>
      ) : isLoading ? (
        '…'
      ) : (
        'one that isn’t there any more'
      )}
      {inside !== '' && <div className="faint">as {inside}</div>}
    </>
  )
}
