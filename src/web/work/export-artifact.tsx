import { useState } from 'react'
import type { ExportDetailFragment } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Choice } from '../ui/field.tsx'
import { Moment } from '../ui/moment.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useExportLink } from './use-export-link.ts'

const lifetimes = [
  { value: '3600', label: 'An hour' },
  { value: '86400', label: 'A day' },
  { value: '604800', label: 'A week' },
] as const

/** What came of an export: to download, to hand on by a link that ends, and to check by its hash. */
export function ExportArtifact({ artifact }: { artifact: ExportDetailFragment & { id: string } }) {
  const [seconds, setSeconds] = useState<(typeof lifetimes)[number]['value']>('3600')
  const { link, error, renew } = useExportLink({
    id: artifact.id,
    seconds: Number(seconds),
    artifactEndsAt: artifact.expiresAt,
  })
  return (
    <section className="card">
      <h2>The artifact</h2>
      <Facts
        facts={[
          ['Size', artifact.sizeBytes === null ? null : formatBytes(artifact.sizeBytes)],
          ['Has all files', artifact.complete === null ? null : artifact.complete ? 'Yes' : 'No: see below'],
          [
            'Is kept until',
            artifact.expiresAt === null ? null : <Moment key="expiresAt" at={artifact.expiresAt} />,
          ],
          ['This link ends', link === null ? null : <Moment key="endsAt" at={link.endsAt} />],
        ]}
      />
      {artifact.sha256 !== null && (
        <div className="hash">
          <span className="faint">SHA-256</span> <code>{artifact.sha256}</code>{' '}
          <CopyButton label="Copy hash" text={artifact.sha256} />
        </div>
      )}
      {error !== undefined && <ErrorNotice>The link could not be made. Renew it to try again.</ErrorNotice>}
      {link?.isOver && <p role="status">The link has ended. Renew it to download.</p>}
      <div className="page-actions artifact-actions">
        {link !== null && !link.isOver && (
          <>
            <a className="button primary" href={link.url} download={artifact.filename}>
              Download
            </a>
            <CopyButton label="Copy download link" text={link.url} />
          </>
        )}
        <Button onPress={renew}>Renew the link</Button>
        <Choice label="A link works for" value={seconds} options={lifetimes} onChange={setSeconds} />
      </div>
    </section>
  )
}
