import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { ExportMissingDocument } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { missingReasons } from './words.ts'

/** The holes of an artifact. */
export function ExportMissing({ id }: { id: string }) {
  const list = usePages(ExportMissingDocument, { id }, (data) => data.export?.missing)
  const { rows, hasMore, more } = list
  return (
    <section className="card">
      <h2>What it lacks</h2>
      <p>
        These files could not be put in. The artifact lists them as well. Restore what was deleted from the
        trash, then make a new export.
      </p>
      <ListNotice list={list} what="the missing files" />
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">Why</th>
            <th scope="col" className="end">
              Size
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, reason, size, sha256 }) => (
            <tr key={path}>
              <td>{path}</td>
              <td>{missingReasons[reason]}</td>
              <td className="end numbers">{formatBytes(size)}</td>
              <td className="end">
                <CopyButton label="Copy hash" text={sha256} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && <Button onPress={more}>Show more</Button>}
    </section>
  )
}
