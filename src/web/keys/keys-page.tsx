import { useState } from 'react'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { ApiKeysDocument, type KeyRowFragment } from '../gql/graphql.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { scopeNames, scopes, stateOfKey } from './key-state.ts'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

/** The secrets with which programs reach the account. */
export default function KeysPage() {
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<KeyRowFragment | null>(null)
  const list = usePages(ApiKeysDocument, {}, ({ apiKeys }) => apiKeys)
  const { isDenied } = list
  return (
    <Page
      title="API keys"
      actions={
        isDenied ? null : (
          <Button look="primary" onPress={() => setCreating(true)}>
            New key
          </Button>
        )
      }
    >
      <ListNotice list={list} what="the API keys" scope="Admin">
        <EmptyNotice title="No API keys yet.">
          Programs reach the API with a key. Make one, and give it no more scopes than its program needs.
        </EmptyNotice>
      </ListNotice>
      <DataTable label="API keys" list={list} columns={columnsOf(setRevoked)} keyOf={({ id }) => id} />
      <CreateKeyDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <RevokeKeyDialog apiKey={revoked} onClose={() => setRevoked(null)} />
      <GraphqlLink document={ApiKeysDocument} variables={{ first: 50, after: null }} />
    </Page>
  )
}

function columnsOf(onRevoke: (key: KeyRowFragment) => void): Column<KeyRowFragment>[] {
  return [
    {
      name: 'Name',
      width: 'minmax(0, 2fr)',
      cell: ({ name }) => <span title={name}>{name}</span>,
    },
    {
      name: 'Begins with',
      width: '9rem',
      isMinor: true,
      cell: ({ hint }) => <code>{hint}…</code>,
    },
    {
      name: 'Scopes',
      width: '11rem',
      isMinor: true,
      cell: (key) =>
        scopes
          .filter((scope) => key.scopes.includes(scope))
          .map((scope) => scopeNames[scope])
          .join(', '),
    },
    {
      name: 'State',
      width: '6.5rem',
      cell: (key) => {
        const { label, tone } = stateOfKey(key)
        return <Badge tone={tone}>{label}</Badge>
      },
    },
    {
      name: 'Made',
      width: '12.5rem',
      isMinor: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      name: 'Ends',
      width: '12.5rem',
      isMinor: true,
      cell: ({ revokedAt, expiresAt }) => {
        const at = revokedAt ?? expiresAt
        return at === null ? 'Never' : <Moment at={at} />
      },
    },
    {
      name: 'Change',
      width: '7rem',
      align: 'end',
      cell: (key) =>
        key.revokedAt === null ? (
          <Button look="quiet" aria-label={`Revoke ${key.name}`} onPress={() => onRevoke(key)}>
            Revoke…
          </Button>
        ) : null,
    },
  ]
}
