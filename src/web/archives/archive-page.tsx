import { useMemo } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { isNotFound, ReadError } from '../api/read-error.tsx'
import { usePages } from '../api/use-pages.ts'
import { useFollow, useRead } from '../api/use-read.ts'
import {
  ActiveJobsDocument,
  ArchiveDetailDocument,
  ArchiveEntriesDocument,
  FollowExtractionDocument,
} from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Choice } from '../ui/field.tsx'
import { EmptyNotice, ErrorNotice, Loading } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { UrlField, withText } from '../ui/url-field.tsx'
import { entryFilterOf, readEntryQuery, scopeOf } from './entry-filter.ts'
import { useEntrySelection, wishOf } from './entry-selection.ts'
import { EntryTable } from './entry-table.tsx'
import { ExtractBar } from './extract-bar.tsx'
import { ExtractedFiles } from './extracted-files.tsx'
import { FolderTree } from './folder-tree.tsx'
import { entryReasons, skipWords } from './skip-words.ts'
import './archives.css'

/** What is in an archive, and what of it shall be extracted. */
export default function ArchivePage() {
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, isLoading, again } = useRead(ArchiveDetailDocument, { id })
  const file = data?.file
  return (
    <Page
      title={file?.filename ?? 'Archive'}
      actions={
        <>
          {file?.tags['stevedore/archive'] === true && (
            <ExtractedFiles archiveId={id} filename={file.filename} />
          )}
          <ButtonLink to={`/files/${id}`}>The file itself</ButtonLink>
        </>
      }
    >
      {isLoading && <Loading what="the archive’s directory" />}
      {isNotFound(error) ? (
        <EmptyNotice title="There is no such file, or not any more.">
          <Link href="/files">Go to the files</Link>
        </EmptyNotice>
      ) : (
        error && <ReadError error={error} onAgain={again} />
      )}
      {file && file.archive === null && (
        <EmptyNotice title="This file is no ZIP archive.">
          <Link href={`/files/${id}`}>Look at the file</Link>
        </EmptyNotice>
      )}
      {file?.archive?.problem && (
        <ErrorNotice>
          The archive can’t be read: {file.archive.problem.message} Download the file to try it with other
          programs.
        </ErrorNotice>
      )}
      {file?.archive && file.archive.problem === null && (
        <>
          <p className="faint">
            {formatCount(file.archive.entryCount ?? 0)} entries, {formatBytes(file.size)}
          </p>
          <Browser id={id} entryCount={file.archive.entryCount ?? 0} />
        </>
      )}
    </Page>
  )
}

const shows = [
  { value: '', label: 'All entries' },
  { value: 'yes', label: 'That can be extracted' },
  { value: 'no', label: 'That can’t be extracted' },
  ...entryReasons.map((value) => ({ value, label: `Can’t: ${skipWords[value]}` })),
]

function Browser({ id, entryCount }: { id: string; entryCount: number }) {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const query = readEntryQuery(search)
  const filter = entryFilterOf(query)
  const control = useEntrySelection({ id, entryCount })
  const list = usePages(ArchiveEntriesDocument, { id, filter }, ({ file }) => file?.archive?.entries)
  const activeJobId = useActiveJob(id)
  const { path, glob, show } = query
  const wish = useMemo(
    () => wishOf(control.selection, scopeOf({ path, glob, show }), entryCount),
    [control.selection, path, glob, show, entryCount],
  )
  return (
    <div className="archive">
      <FolderTree id={id} />
      <div className="archive-entries">
        <search className="filter-bar" aria-label="Filter entries">
          <UrlField label="Find by name or glob" name="glob" placeholder="report, *.pdf, **/*.{jpg,png}" />
          <Choice
            label="Show"
            value={show}
            options={shows}
            onChange={(value) => setSearch((before) => withText(before, 'show', value))}
          />
        </search>
        <ExtractBar id={id} wish={wish} control={control} activeJobId={activeJobId} />
        <EntryTable
          folder={path === '' ? '' : `${path}/`}
          list={list}
          onOpen={({ file }) => file && navigate(`/files/${file.id}`)}
          control={control}
        />
        <ListNotice list={list} what="the entries">
          <EmptyNotice title="No entry is like that.">Change the filter to see others.</EmptyNotice>
        </ListNotice>
        <GraphqlLink document={ArchiveEntriesDocument} variables={{ id, filter, first: 50, after: null }} />
      </div>
    </div>
  )
}

/** The extraction that works on the archive, if any. */
function useActiveJob(archiveId: string): string | null {
  const { data } = useRead(ActiveJobsDocument, { archiveId })
  const job = data?.jobs.edges[0]?.node
  const isActive = job?.state === 'PENDING' || job?.state === 'RUNNING'
  useFollow(FollowExtractionDocument, { id: job?.id ?? '' }, { isPaused: !isActive })
  return isActive ? job.id : null
}
