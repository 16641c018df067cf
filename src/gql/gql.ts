/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query DemoViewer {\n    viewer { id name }\n  }\n": typeof types.DemoViewerDocument,
    "\n  mutation DemoCreateCollection($name: String!) {\n    createCollection(input: { name: $name }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.DemoCreateCollectionDocument,
    "\n  mutation DemoAddArchive($collectionId: ID!, $archiveId: ID!) {\n    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId, onConflict: RENAME }) {\n      __typename\n      ... on AddToCollectionPayload {\n        renamed\n        collection { name revision itemCount totalBytes children(first: 8) { edges { node { name isFolder } } } }\n      }\n      ... on Error { message }\n    }\n  }\n": typeof types.DemoAddArchiveDocument,
    "\n  query DemoChildren($tags: JSONObject!, $after: String) {\n    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {\n      edges { node { size sha256 tags downloadUrl } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.DemoChildrenDocument,
    "\n  query DemoEntries($fileId: ID!, $first: Int!) {\n    file(id: $fileId) {\n      archive {\n        entryCount\n        entries(first: $first) {\n          edges { node { index name size skipReason } }\n        }\n      }\n    }\n  }\n": typeof types.DemoEntriesDocument,
    "\n  mutation DemoCreateExport($collectionId: ID!) {\n    createExport(input: { collectionId: $collectionId, format: ZIP }) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.DemoCreateExportDocument,
    "\n  subscription DemoExportUpdated($id: ID!) {\n    work: exportUpdated(id: $id) { ...DemoExport }\n  }\n": typeof types.DemoExportUpdatedDocument,
    "\n  fragment DemoExport on Export {\n    ...DemoWork\n    revision\n    filename\n    sizeBytes\n    sha256\n    downloadUrl\n    complete\n    missing(first: 3) { edges { node { path reason } } }\n  }\n": typeof types.DemoExportFragmentDoc,
    "\n  mutation DemoExtractArchive($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.DemoExtractArchiveDocument,
    "\n  subscription DemoJobUpdated($id: ID!) {\n    work: jobUpdated(id: $id) { ...DemoJob }\n  }\n": typeof types.DemoJobUpdatedDocument,
    "\n  fragment DemoJob on Job {\n    ...DemoWork\n    summary {\n      extracted\n      bytes\n      skipped { reason count }\n      skippedEntries { name reason }\n    }\n  }\n": typeof types.DemoJobFragmentDoc,
    "\n  fragment DemoWork on Work {\n    state\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    failure { message }\n  }\n": typeof types.DemoWorkFragmentDoc,
    "\n  mutation DemoStartMirror($channel: String!, $filter: FileFilter!) {\n    startSyncRun(input: { kind: MIRROR, channels: [$channel], filter: $filter }) {\n      __typename\n      ... on StartSyncRunPayload { run { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.DemoStartMirrorDocument,
    "\n  subscription DemoSyncRunUpdated($id: ID!) {\n    work: syncRunUpdated(id: $id) { ...DemoSyncRun }\n  }\n": typeof types.DemoSyncRunUpdatedDocument,
    "\n  fragment DemoSyncRun on SyncRun {\n    ...DemoWork\n    id\n    runState\n    pendingFailureCount\n  }\n": typeof types.DemoSyncRunFragmentDoc,
    "\n  query DemoFailures($id: ID!) {\n    syncRun(id: $id) {\n      failures(first: 3) {\n        __typename\n        ... on SyncFailureConnection { edges { node { filename stage code attempts message } } }\n        ... on Error { message }\n      }\n    }\n  }\n": typeof types.DemoFailuresDocument,
    "\n  mutation DemoRequestReplay($runId: ID!) {\n    requestReplay(input: { runId: $runId, idempotencyKey: \"npm run demo\" }) {\n      __typename\n      ... on RequestReplayPayload { replay { id targetRunId } }\n      ... on Error { message }\n    }\n  }\n": typeof types.DemoRequestReplayDocument,
    "\n  subscription DemoReplayUpdated($id: ID!) {\n    work: replayUpdated(id: $id) { ...DemoWork phase }\n  }\n": typeof types.DemoReplayUpdatedDocument,
    "\n  query DemoSource($id: ID!) {\n    syncRun(id: $id) { failedCount pendingFailureCount }\n  }\n": typeof types.DemoSourceDocument,
    "\n  mutation DemoCreateUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { upload { url } }\n      ... on Error { message }\n    }\n  }\n": typeof types.DemoCreateUploadDocument,
    "\n  query CorpusEntries($id: ID!, $after: String) {\n    file(id: $id) {\n      archive {\n        problem { code }\n        entries(first: 100, after: $after) {\n          edges { node { index path skipReason file { id sha256 tags } } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n": typeof types.CorpusEntriesDocument,
    "\n  mutation CorpusExtraction($id: ID!) {\n    extractArchive(input: { archiveId: $id }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CorpusExtractionDocument,
    "\n  subscription CorpusJob($id: ID!) {\n    jobUpdated(id: $id) { state failure { code message } }\n  }\n": typeof types.CorpusJobDocument,
    "\n  query CorpusFiles($tags: JSONObject!) {\n    files(first: 1, filter: { tags: $tags }) { totalCount }\n  }\n": typeof types.CorpusFilesDocument,
    "\n  mutation BenchCreateUpload($filename: String!) {\n    createUpload(input: { filename: $filename }) {\n      __typename\n      ... on CreateUploadPayload { upload { url } }\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchCreateUploadDocument,
    "\n  mutation BenchExtractArchive($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId, selection: [] }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchExtractArchiveDocument,
    "\n  mutation BenchCancelJob($jobId: ID!) {\n    cancelJob(input: { jobId: $jobId }) {\n      __typename\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchCancelJobDocument,
    "\n  subscription BenchWorkUpdated {\n    workUpdated { id state startedAt }\n  }\n": typeof types.BenchWorkUpdatedDocument,
    "\n  subscription BenchJobUpdated($id: ID!) {\n    jobUpdated(id: $id) { id state version progress { itemsDone itemsTotal bytesDone bytesTotal } }\n  }\n": typeof types.BenchJobUpdatedDocument,
    "\n  query BenchIndexedArchive($id: ID!) {\n    file(id: $id) { archive { entryCount problem { message } } }\n  }\n": typeof types.BenchIndexedArchiveDocument,
    "\n  query BenchEntriesPage($id: ID!, $after: String, $filter: ArchiveEntryFilter) {\n    file(id: $id) {\n      archive {\n        entries(first: 50, after: $after, filter: $filter) {\n          edges { node { index path size modifiedAt skipReason } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n": typeof types.BenchEntriesPageDocument,
    "\n  query BenchEntriesCount($id: ID!, $filter: ArchiveEntryFilter) {\n    file(id: $id) { archive { entries(first: 1, filter: $filter) { totalCount } } }\n  }\n": typeof types.BenchEntriesCountDocument,
    "\n  query BenchChildrenPage($id: ID!, $path: String, $after: String) {\n    file(id: $id) {\n      archive {\n        children(first: 50, path: $path, after: $after) {\n          edges { node { name isFolder entry { index size } } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n": typeof types.BenchChildrenPageDocument,
    "\n  mutation BenchCreateCollection {\n    createCollection(input: { name: \"bench\" }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchCreateCollectionDocument,
    "\n  mutation BenchAddArchive($collectionId: ID!, $archiveId: ID!) {\n    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId }) {\n      __typename\n      ... on AddToCollectionPayload { added }\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchAddArchiveDocument,
    "\n  mutation BenchCreateExport($collectionId: ID!, $format: ExportFormat!) {\n    createExport(input: { collectionId: $collectionId, format: $format, fresh: true }) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchCreateExportDocument,
    "\n  subscription BenchExportUpdated($id: ID!) {\n    exportUpdated(id: $id) { exportState complete failure { message } }\n  }\n": typeof types.BenchExportUpdatedDocument,
    "\n  mutation BenchExtractWhole($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchExtractWholeDocument,
    "\n  subscription BenchExtractionUpdated($id: ID!) {\n    jobUpdated(id: $id) { state startedAt finishedAt failure { message } summary { extracted bytes } }\n  }\n": typeof types.BenchExtractionUpdatedDocument,
    "\n  query BenchFilesPage($after: String, $filter: FileFilter) {\n    files(first: 50, after: $after, filter: $filter) {\n      edges { node { id filename contentType size sha256 tags createdAt } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.BenchFilesPageDocument,
    "\n  query BenchReplayPreview($runId: ID!, $filter: SyncFailureFilter) {\n    syncRun(id: $runId) {\n      replayPreview(filter: $filter) {\n        __typename\n        ... on ReplayPreview { selected taken bytes }\n        ... on Error { message }\n      }\n    }\n  }\n": typeof types.BenchReplayPreviewDocument,
    "\n  mutation BenchRequestReplay($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replay { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.BenchRequestReplayDocument,
    "\n  query BenchReplayReceipt($id: ID!) {\n    replay(id: $id) { receipt { inTarget left replayed } }\n  }\n": typeof types.BenchReplayReceiptDocument,
    "\n  query BenchReplayItems($id: ID!, $after: String, $states: [ReplayItemState!]) {\n    replay(id: $id) {\n      items(first: 50, after: $after, states: $states) {\n        edges { node { failureId fileId channel state } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": typeof types.BenchReplayItemsDocument,
    "\n  query BenchSyncFailures($id: ID!, $after: String, $states: [SyncFailureState!]) {\n    syncRun(id: $id) {\n      failures(first: 50, after: $after, filter: { states: $states }) {\n        __typename\n        ... on SyncFailureConnection {\n          edges { node { id filename channel code state } }\n          pageInfo { endCursor hasNextPage }\n        }\n        ... on Error { message }\n      }\n    }\n  }\n": typeof types.BenchSyncFailuresDocument,
    "\n  fragment ExportForChaos on Export {\n    id\n    state\n    exportState\n    version\n    attempt\n    complete\n    progress { itemsDone itemsTotal }\n  }\n": typeof types.ExportForChaosFragmentDoc,
    "\n  mutation CreateExportForChaos($input: CreateExportInput!) {\n    createExport(input: $input) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.CreateExportForChaosDocument,
    "\n  mutation RetryExportForChaos($input: RetryExportInput!) {\n    retryExport(input: $input) {\n      __typename\n      ... on RetryExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": typeof types.RetryExportForChaosDocument,
    "\n  subscription ExportUpdatedForChaos($id: ID!) {\n    exportUpdated(id: $id) { ...ExportForChaos }\n  }\n": typeof types.ExportUpdatedForChaosDocument,
    "\n  mutation CreateCollectionForChaos($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      __typename\n      ... on CreateCollectionPayload { collection { id revision } }\n      ... on Error { message }\n    }\n  }\n": typeof types.CreateCollectionForChaosDocument,
    "\n  mutation AddItemsForChaos($input: AddToCollectionInput!) {\n    addToCollection(input: $input) {\n      __typename\n      ... on AddToCollectionPayload { collection { revision } }\n      ... on Error { message }\n    }\n  }\n": typeof types.AddItemsForChaosDocument,
    "\n  mutation RemoveItemsForChaos($input: RemoveFromCollectionInput!) {\n    removeFromCollection(input: $input) {\n      __typename\n      ... on RemoveFromCollectionPayload { collection { revision } }\n      ... on Error { message }\n    }\n  }\n": typeof types.RemoveItemsForChaosDocument,
    "\n  fragment ReplayForChaos on Replay {\n    id\n    state\n    phase\n    version\n    attempt\n    targetRunId\n    selected\n    taken\n    progress { itemsDone itemsTotal }\n  }\n": typeof types.ReplayForChaosFragmentDoc,
    "\n  mutation RequestReplayForChaos($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replay { id targetRunId } }\n      ... on Error { message }\n    }\n  }\n": typeof types.RequestReplayForChaosDocument,
    "\n  subscription ReplayUpdatedForChaos($id: ID!) {\n    replayUpdated(id: $id) { ...ReplayForChaos }\n  }\n": typeof types.ReplayUpdatedForChaosDocument,
    "\n  fragment CollectionForTest on Collection {\n    id\n    name\n    description\n    revision\n    itemCount\n    totalBytes\n    createdAt\n    updatedAt\n  }\n": typeof types.CollectionForTestFragmentDoc,
    "\n  mutation CreateCollectionForTest($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      __typename\n      ... on CreateCollectionPayload { replayed collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CreateCollectionForTestDocument,
    "\n  mutation UpdateCollectionForTest($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      __typename\n      ... on UpdateCollectionPayload { collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.UpdateCollectionForTestDocument,
    "\n  mutation DeleteCollectionForTest($input: DeleteCollectionInput!) {\n    deleteCollection(input: $input) {\n      __typename\n      ... on DeleteCollectionPayload { deletedCollectionId }\n      ... on Error { code message }\n    }\n  }\n": typeof types.DeleteCollectionForTestDocument,
    "\n  mutation AddToCollectionForTest($input: AddToCollectionInput!) {\n    addToCollection(input: $input) {\n      __typename\n      ... on AddToCollectionPayload {\n        added\n        replaced\n        skipped\n        renamed\n        replayed\n        collection { ...CollectionForTest }\n      }\n      ... on CollectionFullError { limit }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.AddToCollectionForTestDocument,
    "\n  mutation RemoveFromCollectionForTest($input: RemoveFromCollectionInput!) {\n    removeFromCollection(input: $input) {\n      __typename\n      ... on RemoveFromCollectionPayload { removed collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.RemoveFromCollectionForTestDocument,
    "\n  mutation MoveInCollectionForTest($input: MoveInCollectionInput!) {\n    moveInCollection(input: $input) {\n      __typename\n      ... on MoveInCollectionPayload { moved collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.MoveInCollectionForTestDocument,
    "\n  query CollectionByIdForTest($id: ID!) {\n    collection(id: $id) { ...CollectionForTest missingCount }\n    node(id: $id) { __typename id }\n  }\n": typeof types.CollectionByIdForTestDocument,
    "\n  query CollectionsForTest($filter: CollectionFilter, $first: Int, $after: String) {\n    collections(filter: $filter, first: $first, after: $after) {\n      totalCount\n      edges { node { id name } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.CollectionsForTestDocument,
    "\n  query CollectionItemsForTest($id: ID!, $filter: CollectionItemFilter, $first: Int, $after: String) {\n    collection(id: $id) {\n      items(filter: $filter, first: $first, after: $after) {\n        totalCount\n        edges { node { path size sha256 fileId missing file { id filename } } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": typeof types.CollectionItemsForTestDocument,
    "\n  query CollectionItemForTest($id: ID!, $path: String!) {\n    collection(id: $id) { item(path: $path) { path fileId } }\n  }\n": typeof types.CollectionItemForTestDocument,
    "\n  query CollectionChildrenForTest($id: ID!, $path: String, $first: Int, $after: String) {\n    collection(id: $id) {\n      children(path: $path, first: $first, after: $after) {\n        edges { node { name path isFolder item { path size } } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": typeof types.CollectionChildrenForTestDocument,
    "\n  mutation RestoreForCollectionTest($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) { __typename }\n  }\n": typeof types.RestoreForCollectionTestDocument,
    "\n  subscription CollectionUpdatedForTest($id: ID!) {\n    collectionUpdated(id: $id) {\n      revision\n      name\n      itemCount\n      items(first: 10) { edges { node { path } } }\n    }\n  }\n": typeof types.CollectionUpdatedForTestDocument,
    "\n  fragment DeletionForTest on Deletion {\n    id\n    state\n    version\n    attempt\n    cancelRequested\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    failure { code message }\n    summary { deleted bytes notReached }\n    timeline { edges { node { event attempt } } }\n  }\n": typeof types.DeletionForTestFragmentDoc,
    "\n  mutation DeleteFilesForTest($input: DeleteFilesInput!) {\n    deleteFiles(input: $input) {\n      __typename\n      ... on DeleteFilesPayload { replayed deletion { ...DeletionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.DeleteFilesForTestDocument,
    "\n  mutation CancelDeletionForTest($deletionId: ID!) {\n    cancelDeletion(input: { deletionId: $deletionId }) {\n      __typename\n      ... on CancelDeletionPayload { deletion { ...DeletionForTest } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CancelDeletionForTestDocument,
    "\n  query DeletionForTest($id: ID!) {\n    deletion(id: $id) { ...DeletionForTest }\n    node(id: $id) { __typename id }\n  }\n": typeof types.DeletionForTestDocument,
    "\n  subscription DeletionUpdatedForTest($id: ID!) {\n    deletionUpdated(id: $id) { ...DeletionForTest }\n  }\n": typeof types.DeletionUpdatedForTestDocument,
    "\n  query FilenamesForTest {\n    files(first: 100) { totalCount edges { node { id filename } } }\n    trash { totalCount }\n  }\n": typeof types.FilenamesForTestDocument,
    "\n  fragment ExportForTest on Export {\n    __typename\n    id\n    state\n    exportState\n    step\n    attempt\n    version\n    revision\n    collectionRevision\n    format\n    filename\n    sizeBytes\n    sha256\n    complete\n    expiresAt\n    options { compression fetchMissing }\n    failure { code message }\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    missing { edges { node { path reason fileId size sha256 } } }\n    timeline { edges { node { event } } }\n  }\n": typeof types.ExportForTestFragmentDoc,
    "\n  mutation CreateExportForTest($input: CreateExportInput!) {\n    createExport(input: $input) {\n      __typename\n      ... on CreateExportPayload { reused replayed export { ...ExportForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CreateExportForTestDocument,
    "\n  mutation RetryExportForTest($exportId: ID!) {\n    retryExport(input: { exportId: $exportId }) {\n      __typename\n      ... on RetryExportPayload { reused replayed export { ...ExportForTest retryOf { id } } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.RetryExportForTestDocument,
    "\n  mutation CancelExportForTest($exportId: ID!) {\n    cancelExport(input: { exportId: $exportId }) {\n      __typename\n      ... on CancelExportPayload { export { ...ExportForTest } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CancelExportForTestDocument,
    "\n  query ExportForTestQuery($id: ID!, $expiresIn: Int) {\n    export(id: $id) { ...ExportForTest collection { id } downloadUrl(expiresIn: $expiresIn) }\n    node(id: $id) { __typename id }\n  }\n": typeof types.ExportForTestQueryDocument,
    "\n  query ExportsForTest($filter: ExportFilter, $first: Int, $after: String) {\n    exports(filter: $filter, first: $first, after: $after) {\n      edges { node { id format exportState } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.ExportsForTestDocument,
    "\n  query MissingForTest($id: ID!, $after: String) {\n    export(id: $id) {\n      missing(first: 2, after: $after) {\n        edges { node { path reason } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.MissingForTestDocument,
    "\n  subscription ExportUpdatedForTest($id: ID!) {\n    exportUpdated(id: $id) { ...ExportForTest }\n  }\n": typeof types.ExportUpdatedForTestDocument,
    "\n  mutation CreateCollectionForExport($name: String!) {\n    createCollection(input: { name: $name }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id revision } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CreateCollectionForExportDocument,
    "\n  mutation AddItemsForExport($collectionId: ID!, $items: [CollectionItemInput!]!) {\n    addToCollection(input: { collectionId: $collectionId, items: $items }) {\n      __typename\n      ... on AddToCollectionPayload { collection { id revision } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.AddItemsForExportDocument,
    "\n  mutation DeleteFileForExport($fileId: ID!) {\n    deleteFile(input: { fileId: $fileId }) {\n      __typename\n    }\n  }\n": typeof types.DeleteFileForExportDocument,
    "\n  mutation RestoreFileForExport($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) {\n      __typename\n    }\n  }\n": typeof types.RestoreFileForExportDocument,
    "\n  mutation RemoveItemsForExport($collectionId: ID!, $paths: [String!]) {\n    removeFromCollection(input: { collectionId: $collectionId, paths: $paths }) {\n      __typename\n    }\n  }\n": typeof types.RemoveItemsForExportDocument,
    "\n  mutation DeleteCollectionForExport($collectionId: ID!) {\n    deleteCollection(input: { collectionId: $collectionId }) {\n      __typename\n    }\n  }\n": typeof types.DeleteCollectionForExportDocument,
    "\n  mutation CreateDirectUploadForTest($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { replayed upload { id direct url state } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CreateDirectUploadForTestDocument,
    "\n  query PartsForTest($id: ID!, $first: Int, $after: String) {\n    upload(id: $id) {\n      expiresAt\n      parts(first: $first, after: $after) {\n        edges { node { number start end url expiresAt received } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.PartsForTestDocument,
    "\n  mutation CompleteUploadForTest($input: CompleteUploadInput!) {\n    completeUpload(input: $input) {\n      __typename\n      ... on CompleteUploadPayload { upload { id state completion { id } } }\n      ... on PartsMissingError { missing missingCount }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CompleteUploadForTestDocument,
    "\n  query DirectUploadForTest($id: ID!) {\n    upload(id: $id) {\n      state\n      received\n      version\n      file { id filename contentType size sha256 tags downloadUrl }\n      completion { id state attempt failure { code message } progress { bytesDone bytesTotal } upload { id } }\n    }\n  }\n": typeof types.DirectUploadForTestDocument,
    "\n  subscription CompletionUpdatedForTest($id: ID!) {\n    completionUpdated(id: $id) { state version upload { state file { sha256 } } }\n  }\n": typeof types.CompletionUpdatedForTestDocument,
    "\n  subscription DirectUploadUpdatedForTest($id: ID!) {\n    uploadUpdated(id: $id) { state version completion { state } }\n  }\n": typeof types.DirectUploadUpdatedForTestDocument,
    "\n  query TrashForTest($first: Int, $after: String, $filter: FileFilter) {\n    trash(first: $first, after: $after, filter: $filter) {\n      totalCount\n      edges { node { id filename deletedAt purgeAt } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.TrashForTestDocument,
    "\n  mutation RestoreFileForTest($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) {\n      __typename\n      ... on RestoreFilePayload { file { id deletedAt purgeAt } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.RestoreFileForTestDocument,
    "\n  query EveryReadForTest($id: ID!, $uploadId: ID!) {\n    file(id: $id) { id }\n    node(id: $id) { id }\n    files { edges { node { id } } }\n    upload(id: $uploadId) { file { id } }\n  }\n": typeof types.EveryReadForTestDocument,
    "\n  query UploadForTest($id: ID!) {\n    upload(id: $id) { id state received size version expiresAt url file { id filename contentType size sha256 } }\n  }\n": typeof types.UploadForTestDocument,
    "\n  mutation CancelUploadForTest($uploadId: ID!) {\n    cancelUpload(input: { uploadId: $uploadId }) {\n      __typename\n      ... on CancelUploadPayload { upload { id state url } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CancelUploadForTestDocument,
    "\n  subscription UploadUpdatedForTest($id: ID!) {\n    uploadUpdated(id: $id) { state received version file { id } }\n  }\n": typeof types.UploadUpdatedForTestDocument,
    "\n  query GarbageCollectionsForTest($first: Int, $after: String) {\n    garbageCollections(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          dryRun\n          finishedAt\n          force\n          startedAt\n          startedBy\n          state\n          passes { bytes items message name outcome seconds }\n        }\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.GarbageCollectionsForTestDocument,
    "\n  query NodeForGarbageTest($id: ID!) {\n    node(id: $id) { __typename id }\n  }\n": typeof types.NodeForGarbageTestDocument,
    "\n  query ChannelsForTest {\n    channels { name role concurrency bytesPerSecond }\n  }\n": typeof types.ChannelsForTestDocument,
    "\n  query TestViewer {\n    viewer {\n      id\n      name\n    }\n  }\n": typeof types.TestViewerDocument,
    "\n  query TestFiles($first: Int, $after: String, $filter: FileFilter) {\n    files(first: $first, after: $after, filter: $filter) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          filename\n          size\n          tags\n          archive {\n            id\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n        hasPreviousPage\n        startCursor\n      }\n    }\n  }\n": typeof types.TestFilesDocument,
    "\n  mutation TestCreateUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload {\n        upload {\n          id\n          filename\n          size\n          state\n          url\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": typeof types.TestCreateUploadDocument,
    "\n  mutation TestCreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      __typename\n      ... on CreateApiKeyPayload {\n        secret\n        apiKey {\n          id\n          name\n          scopes\n          expiresAt\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.TestCreateApiKeyDocument,
    "\n  mutation TestRevokeApiKey($id: ID!) {\n    revokeApiKey(input: { apiKeyId: $id }) {\n      __typename\n      ... on RevokeApiKeyPayload {\n        apiKey {\n          revokedAt\n        }\n      }\n      ... on Error {\n        code\n      }\n    }\n  }\n": typeof types.TestRevokeApiKeyDocument,
    "\n  mutation TestUploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) {\n      __typename\n      ... on UploadFilePayload {\n        file {\n          id\n          filename\n          contentType\n          sha256\n          size\n          tags\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n    }\n  }\n": typeof types.TestUploadFileDocument,
    "\n  subscription TestWork {\n    workUpdated {\n      id\n      state\n    }\n  }\n": typeof types.TestWorkDocument,
    "\n  subscription TestJob($id: ID!) {\n    jobUpdated(id: $id) {\n      id\n      state\n    }\n  }\n": typeof types.TestJobDocument,
    "\n  mutation ExtractOnce($input: ExtractArchiveInput!) {\n    extractArchive(input: $input) {\n      __typename\n      ... on ExtractArchivePayload { replayed job { id state } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.ExtractOnceDocument,
    "\n  mutation RetryOnce($input: RetryJobInput!) {\n    retryJob(input: $input) {\n      __typename\n      ... on RetryJobPayload { replayed job { id state } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.RetryOnceDocument,
    "\n  mutation CreateKeyedUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { replayed upload { id url state file { id } } }\n      ... on ConflictError { retryAfterSeconds }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CreateKeyedUploadDocument,
    "\n  query CountedJobsForTest($filter: JobFilter, $first: Int, $after: String) {\n    jobs(filter: $filter, first: $first, after: $after) {\n      edges { node { id } }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n": typeof types.CountedJobsForTestDocument,
    "\n  query PlanForTest($fileId: ID!, $glob: String, $pathPrefix: String, $selection: [Int!], $force: Boolean) {\n    file(id: $fileId) {\n      archive {\n        extractionPlan(glob: $glob, pathPrefix: $pathPrefix, selection: $selection, force: $force) {\n          items\n          bytes\n          refusal\n          skipped { reason count }\n        }\n      }\n    }\n  }\n": typeof types.PlanForTestDocument,
    "\n        query ModifiedForTest($tags: JSONObject!) {\n          files(filter: { tags: $tags }) { edges { node { modifiedAt } } }\n        }\n      ": typeof types.ModifiedForTestDocument,
    "\n  subscription ListsUpdatedForTest {\n    listsUpdated { lists }\n  }\n": typeof types.ListsUpdatedForTestDocument,
    "\n  mutation AddTagsForMachines($fileId: ID!, $tags: JSONObject!) {\n    updateFileTags(input: { fileId: $fileId, tags: $tags }) {\n      __typename\n      ... on UpdateFileTagsPayload { file { id tags downloadUrl } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.AddTagsForMachinesDocument,
    "\n  fragment ReplayForTest on Replay {\n    id\n    version\n    state\n    phase\n    revision\n    failure { code message }\n    progress { itemsDone itemsTotal }\n    sourceRunId\n    targetRunId\n    selected\n    taken\n    enqueued\n    newlyEnqueued\n    alreadyPresent\n    released\n    replayed\n    conflicts\n    receipt { inTarget left notInTarget replayed }\n    attention { phase canLeave }\n    decision\n    decisionNote\n  }\n": typeof types.ReplayForTestFragmentDoc,
    "\n  mutation RequestReplayForTest($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replayed replay { ...ReplayForTest } }\n      ... on InvalidInputError { field }\n      ... on NothingToReplayError { taken }\n      ... on Error { code message }\n    }\n  }\n": typeof types.RequestReplayForTestDocument,
    "\n  mutation CancelReplayForTest($replayId: ID!) {\n    cancelReplay(input: { replayId: $replayId }) {\n      __typename\n      ... on CancelReplayPayload { replay { ...ReplayForTest } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CancelReplayForTestDocument,
    "\n  mutation AcknowledgeReplayForTest($input: AcknowledgeReplayInput!) {\n    acknowledgeReplay(input: $input) {\n      __typename\n      ... on AcknowledgeReplayPayload { replay { ...ReplayForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.AcknowledgeReplayForTestDocument,
    "\n  query ReplayForTestQuery($id: ID!) {\n    replay(id: $id) { ...ReplayForTest }\n  }\n": typeof types.ReplayForTestQueryDocument,
    "\n  subscription ReplayUpdatedForTest($id: ID!) {\n    replayUpdated(id: $id) { ...ReplayForTest }\n  }\n": typeof types.ReplayUpdatedForTestDocument,
    "\n  query ReplayItemsForTest($id: ID!, $first: Int, $after: String, $states: [ReplayItemState!]) {\n    replay(id: $id) {\n      items(first: $first, after: $after, states: $states) {\n        edges {\n          node {\n            failureId\n            fileId\n            channel\n            action\n            version\n            size\n            state\n            conflict\n            takenBy { id }\n            failure { state version replay { id } }\n          }\n        }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.ReplayItemsForTestDocument,
    "\n  query ReplayChainForTest($runId: ID!, $filter: SyncFailureFilter, $failureIds: [ID!]) {\n    syncRun(id: $runId) {\n      id\n      operation\n      failedCount\n      pendingFailureCount\n      sourceRunId\n      source { id }\n      replay { id }\n      replays { edges { node { id phase target { id runState } source { id } } } }\n      replayPreview(filter: $filter, failureIds: $failureIds) {\n        __typename\n        ... on ReplayPreview { selected taken bytes }\n        ... on Error { code }\n      }\n    }\n  }\n": typeof types.ReplayChainForTestDocument,
    "\n  query ReplaysForTest($filter: ReplayFilter, $first: Int, $after: String) {\n    replays(filter: $filter, first: $first, after: $after) {\n      edges { node { id phase } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.ReplaysForTestDocument,
    "\n  mutation CreateUploadForTest($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { upload { id url } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CreateUploadForTestDocument,
    "\n  mutation ExtractArchiveForTest(\n    $archiveId: ID!\n    $selection: [Int!]\n    $pathPrefix: String\n    $glob: String\n    $force: Boolean\n    $tags: JSONObject\n  ) {\n    extractArchive(\n      input: {\n        archiveId: $archiveId\n        selection: $selection\n        pathPrefix: $pathPrefix\n        glob: $glob\n        force: $force\n        tags: $tags\n      }\n    ) {\n      __typename\n      ... on ExtractArchivePayload { job { ...JobForTest } }\n      ... on ArchiveBusyError { code message activeJob { id } }\n      ... on UnreadableArchiveError { code message problem { code } }\n      ... on InvalidInputError { code message field }\n      ... on NotFoundError { code message }\n    }\n  }\n": typeof types.ExtractArchiveForTestDocument,
    "\n  mutation RetryJobForTest($jobId: ID!) {\n    retryJob(input: { jobId: $jobId }) {\n      __typename\n      ... on RetryJobPayload { job { ...JobForTest } }\n      ... on ArchiveBusyError { activeJob { id } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.RetryJobForTestDocument,
    "\n  mutation CancelJobForTest($jobId: ID!) {\n    cancelJob(input: { jobId: $jobId }) {\n      __typename\n      ... on CancelJobPayload { job { ...JobForTest } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CancelJobForTestDocument,
    "\n  mutation DeleteFileForTest($fileId: ID!) {\n    deleteFile(input: { fileId: $fileId }) {\n      __typename\n      ... on Error { code message }\n    }\n  }\n": typeof types.DeleteFileForTestDocument,
    "\n  fragment JobForTest on Job {\n    id\n    state\n    version\n    attempt\n    cancelRequested\n    step\n    selection\n    pathPrefix\n    glob\n    force\n    tags\n    retryOf { id }\n    progress { itemsDone itemsTotal bytesDone bytesTotal itemsPerSecond bytesPerSecond secondsLeft }\n    failure { code message }\n    summary { entries extracted bytes notReached skipped { reason count } skippedEntries { index name reason } }\n    timeline { edges { node { event attempt message } } }\n  }\n": typeof types.JobForTestFragmentDoc,
    "\n  query JobByIdForTest($id: ID!) {\n    job(id: $id) { ...JobForTest }\n  }\n": typeof types.JobByIdForTestDocument,
    "\n  query JobsForTest($filter: JobFilter) {\n    jobs(filter: $filter) { edges { node { id } } }\n  }\n": typeof types.JobsForTestDocument,
    "\n  subscription JobUpdatedForTest($id: ID!) {\n    jobUpdated(id: $id) { ...JobForTest }\n  }\n": typeof types.JobUpdatedForTestDocument,
    "\n  subscription WorkUpdatedForTest {\n    workUpdated { __typename id state version }\n  }\n": typeof types.WorkUpdatedForTestDocument,
    "\n  query ArchiveForTest($fileId: ID!, $first: Int, $after: String) {\n    file(id: $fileId) {\n      archive {\n        id\n        entryCount\n        problem { code message }\n        entries(first: $first, after: $after) {\n          edges { cursor node { index name path size compressedSize crc32 method selectable skipReason file { id sha256 } } }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n": typeof types.ArchiveForTestDocument,
    "\n  query ChildrenForTest($tags: JSONObject!, $after: String) {\n    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {\n      edges { node { id filename size sha256 contentType tags downloadUrl } }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n": typeof types.ChildrenForTestDocument,
    "\n  query SyncRunsForTest($filter: SyncRunFilter, $first: Int, $after: String) {\n    syncRuns(filter: $filter, first: $first, after: $after) {\n      edges { node { id runState } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.SyncRunsForTestDocument,
    "\n  query SyncRunDetailsForTest($id: ID!) {\n    syncRun(id: $id) {\n      runState\n      filter\n      channelNames\n      pausedAt\n      waitsUntil\n      waitsForStores\n      removalsRefused\n      listed\n      touched\n      failedCount\n      pendingFailureCount\n      retryingCount\n      options { bytesPerDay olderThanDays removeExtraneous samplePercent secondsPerDay }\n      channels { channel outages { channel } }\n      rounds { channel round attempted succeeded failed movedBytes startedAt endedAt }\n      schedule { id }\n      progress { itemsTotal itemsPerSecond }\n      timeline { edges { node { event } } }\n    }\n  }\n": typeof types.SyncRunDetailsForTestDocument,
    "\n  query CopiesForTest($id: ID!) {\n    file(id: $id) { copies { channel confirmedAt fault runId } }\n  }\n": typeof types.CopiesForTestDocument,
    "\n  query TasksForTest($id: ID!, $filter: SyncTaskFilter, $first: Int, $after: String) {\n    syncRun(id: $id) {\n      tasks(filter: $filter, first: $first, after: $after) {\n        edges { node { fileId channel action state round file { filename } } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.TasksForTestDocument,
    "\n  query FailuresForTest($id: ID!, $filter: SyncFailureFilter) {\n    syncRun(id: $id) {\n      failedCount\n      pendingFailureCount\n      failureGroups { channel stage code state count message }\n      failures(filter: $filter) {\n        __typename\n        ... on SyncFailureConnection {\n          edges {\n            node {\n              id\n              fileId\n              filename\n              size\n              sha256\n              channel\n              action\n              stage\n              code\n              attempts\n              version\n              state\n              file { id }\n            }\n          }\n        }\n        ... on Error { code }\n      }\n    }\n  }\n": typeof types.FailuresForTestDocument,
    "\n  subscription FailuresUpdatedForTest($id: ID!) {\n    syncRunUpdated(id: $id) {\n      state\n      failures { ... on SyncFailureConnection { edges { node { filename state } } } }\n    }\n  }\n": typeof types.FailuresUpdatedForTestDocument,
    "\n  query FailureNodeForTest($id: ID!) {\n    node(id: $id) { __typename ... on SyncFailure { code } }\n  }\n": typeof types.FailureNodeForTestDocument,
    "\n  mutation PauseSyncRunForTest($runId: ID!) {\n    pauseSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on PauseSyncRunPayload { run { state pausedAt } }\n      ... on Error { code }\n    }\n  }\n": typeof types.PauseSyncRunForTestDocument,
    "\n  mutation ResumeSyncRunForTest($runId: ID!) {\n    resumeSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on ResumeSyncRunPayload { run { pausedAt } }\n      ... on Error { code }\n    }\n  }\n": typeof types.ResumeSyncRunForTestDocument,
    "\n  fragment ReportForTest on SyncReport {\n    state\n    version\n    sha256\n    sizeBytes\n    publishedAt\n    lastError\n    downloadUrl\n    failuresUrl\n  }\n": typeof types.ReportForTestFragmentDoc,
    "\n  query ReportedRunForTest($id: ID!) {\n    syncRun(id: $id) {\n      ...SyncRunForTest\n      archived\n      cancelRequested\n      createdAt\n      startedAt\n      finishedAt\n      updatedAt\n      channels { movedBytes }\n      failureGroups { channel stage code state count message }\n      timeline(first: 2) {\n        edges { cursor node { event attempt message at } }\n        pageInfo { hasNextPage endCursor }\n      }\n      report { ...ReportForTest }\n    }\n  }\n": typeof types.ReportedRunForTestDocument,
    "\n  query TimelineOfRunForTest($id: ID!, $after: String) {\n    syncRun(id: $id) { timeline(after: $after) { edges { node { event message } } } }\n  }\n": typeof types.TimelineOfRunForTestDocument,
    "\n  query RunAsNodeForTest($id: ID!) {\n    node(id: $id) { __typename id }\n  }\n": typeof types.RunAsNodeForTestDocument,
    "\n  mutation RetrySyncReportForTest($runId: ID!) {\n    retrySyncReport(input: { runId: $runId }) {\n      ... on RetrySyncReportPayload { run { version report { state version } } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.RetrySyncReportForTestDocument,
    "\n  fragment ScheduleForTest on SyncSchedule {\n    id\n    kind\n    cron\n    timeZone\n    options { samplePercent }\n    filter\n    channels\n    enabled\n    nextAt\n    lastError\n    updatedAt\n    lastRun { id month schedule { id } }\n  }\n": typeof types.ScheduleForTestFragmentDoc,
    "\n  mutation CreateSyncScheduleForTest($input: CreateSyncScheduleInput!) {\n    createSyncSchedule(input: $input) {\n      __typename\n      ... on CreateSyncSchedulePayload { replayed schedule { ...ScheduleForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CreateSyncScheduleForTestDocument,
    "\n  mutation UpdateSyncScheduleForTest($input: UpdateSyncScheduleInput!) {\n    updateSyncSchedule(input: $input) {\n      __typename\n      ... on UpdateSyncSchedulePayload { schedule { ...ScheduleForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code }\n    }\n  }\n": typeof types.UpdateSyncScheduleForTestDocument,
    "\n  mutation DeleteSyncScheduleForTest($scheduleId: ID!) {\n    deleteSyncSchedule(input: { scheduleId: $scheduleId }) {\n      __typename\n      ... on DeleteSyncSchedulePayload { deletedScheduleId }\n      ... on Error { code }\n    }\n  }\n": typeof types.DeleteSyncScheduleForTestDocument,
    "\n  query SchedulesForTest($first: Int, $after: String) {\n    syncSchedules(first: $first, after: $after) {\n      edges { node { ...ScheduleForTest } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": typeof types.SchedulesForTestDocument,
    "\n  query ScheduleForTestQuery($id: ID!) {\n    syncSchedule(id: $id) { ...ScheduleForTest }\n    node(id: $id) { __typename }\n  }\n": typeof types.ScheduleForTestQueryDocument,
    "\n  fragment SyncRunForTest on SyncRun {\n    id\n    version\n    state\n    runState\n    kind\n    operation\n    month\n    cycle\n    dryRun\n    listedAll\n    attempt\n    failure { code message }\n    progress { itemsDone itemsTotal }\n    channels {\n      channel\n      listed\n      done\n      skipped\n      failed\n      pendingFailures\n      retrying\n      listedBytes\n      settledBytes\n      outages { channel givenUpAt message since }\n    }\n  }\n": typeof types.SyncRunForTestFragmentDoc,
    "\n  mutation StartSyncRunForTest($input: StartSyncRunInput!) {\n    startSyncRun(input: $input) {\n      __typename\n      ... on StartSyncRunPayload { replayed run { ...SyncRunForTest } }\n      ... on InvalidInputError { field }\n      ... on SyncRunExistsError { existingRun { id } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.StartSyncRunForTestDocument,
    "\n  mutation CancelSyncRunForTest($runId: ID!) {\n    cancelSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on CancelSyncRunPayload { run { ...SyncRunForTest } }\n      ... on Error { code message }\n    }\n  }\n": typeof types.CancelSyncRunForTestDocument,
    "\n  query SyncRunForTestQuery($id: ID!) {\n    syncRun(id: $id) { ...SyncRunForTest }\n  }\n": typeof types.SyncRunForTestQueryDocument,
    "\n  subscription SyncRunUpdatedForTest($id: ID!) {\n    syncRunUpdated(id: $id) { ...SyncRunForTest }\n  }\n": typeof types.SyncRunUpdatedForTestDocument,
    "\n  query WorkListForTest($filter: WorkListFilter, $first: Int = 100, $after: String) {\n    work(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          __typename\n          id\n          state\n          progress { itemsDone }\n          ... on Completion { upload { filename } }\n          ... on Export { filename }\n          ... on Replay { phase }\n          ... on SyncRun { pendingFailureCount }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.WorkListForTestDocument,
};
const documents: Documents = {
    "\n  query DemoViewer {\n    viewer { id name }\n  }\n": types.DemoViewerDocument,
    "\n  mutation DemoCreateCollection($name: String!) {\n    createCollection(input: { name: $name }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id } }\n      ... on Error { message }\n    }\n  }\n": types.DemoCreateCollectionDocument,
    "\n  mutation DemoAddArchive($collectionId: ID!, $archiveId: ID!) {\n    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId, onConflict: RENAME }) {\n      __typename\n      ... on AddToCollectionPayload {\n        renamed\n        collection { name revision itemCount totalBytes children(first: 8) { edges { node { name isFolder } } } }\n      }\n      ... on Error { message }\n    }\n  }\n": types.DemoAddArchiveDocument,
    "\n  query DemoChildren($tags: JSONObject!, $after: String) {\n    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {\n      edges { node { size sha256 tags downloadUrl } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.DemoChildrenDocument,
    "\n  query DemoEntries($fileId: ID!, $first: Int!) {\n    file(id: $fileId) {\n      archive {\n        entryCount\n        entries(first: $first) {\n          edges { node { index name size skipReason } }\n        }\n      }\n    }\n  }\n": types.DemoEntriesDocument,
    "\n  mutation DemoCreateExport($collectionId: ID!) {\n    createExport(input: { collectionId: $collectionId, format: ZIP }) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": types.DemoCreateExportDocument,
    "\n  subscription DemoExportUpdated($id: ID!) {\n    work: exportUpdated(id: $id) { ...DemoExport }\n  }\n": types.DemoExportUpdatedDocument,
    "\n  fragment DemoExport on Export {\n    ...DemoWork\n    revision\n    filename\n    sizeBytes\n    sha256\n    downloadUrl\n    complete\n    missing(first: 3) { edges { node { path reason } } }\n  }\n": types.DemoExportFragmentDoc,
    "\n  mutation DemoExtractArchive($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n": types.DemoExtractArchiveDocument,
    "\n  subscription DemoJobUpdated($id: ID!) {\n    work: jobUpdated(id: $id) { ...DemoJob }\n  }\n": types.DemoJobUpdatedDocument,
    "\n  fragment DemoJob on Job {\n    ...DemoWork\n    summary {\n      extracted\n      bytes\n      skipped { reason count }\n      skippedEntries { name reason }\n    }\n  }\n": types.DemoJobFragmentDoc,
    "\n  fragment DemoWork on Work {\n    state\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    failure { message }\n  }\n": types.DemoWorkFragmentDoc,
    "\n  mutation DemoStartMirror($channel: String!, $filter: FileFilter!) {\n    startSyncRun(input: { kind: MIRROR, channels: [$channel], filter: $filter }) {\n      __typename\n      ... on StartSyncRunPayload { run { id } }\n      ... on Error { message }\n    }\n  }\n": types.DemoStartMirrorDocument,
    "\n  subscription DemoSyncRunUpdated($id: ID!) {\n    work: syncRunUpdated(id: $id) { ...DemoSyncRun }\n  }\n": types.DemoSyncRunUpdatedDocument,
    "\n  fragment DemoSyncRun on SyncRun {\n    ...DemoWork\n    id\n    runState\n    pendingFailureCount\n  }\n": types.DemoSyncRunFragmentDoc,
    "\n  query DemoFailures($id: ID!) {\n    syncRun(id: $id) {\n      failures(first: 3) {\n        __typename\n        ... on SyncFailureConnection { edges { node { filename stage code attempts message } } }\n        ... on Error { message }\n      }\n    }\n  }\n": types.DemoFailuresDocument,
    "\n  mutation DemoRequestReplay($runId: ID!) {\n    requestReplay(input: { runId: $runId, idempotencyKey: \"npm run demo\" }) {\n      __typename\n      ... on RequestReplayPayload { replay { id targetRunId } }\n      ... on Error { message }\n    }\n  }\n": types.DemoRequestReplayDocument,
    "\n  subscription DemoReplayUpdated($id: ID!) {\n    work: replayUpdated(id: $id) { ...DemoWork phase }\n  }\n": types.DemoReplayUpdatedDocument,
    "\n  query DemoSource($id: ID!) {\n    syncRun(id: $id) { failedCount pendingFailureCount }\n  }\n": types.DemoSourceDocument,
    "\n  mutation DemoCreateUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { upload { url } }\n      ... on Error { message }\n    }\n  }\n": types.DemoCreateUploadDocument,
    "\n  query CorpusEntries($id: ID!, $after: String) {\n    file(id: $id) {\n      archive {\n        problem { code }\n        entries(first: 100, after: $after) {\n          edges { node { index path skipReason file { id sha256 tags } } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n": types.CorpusEntriesDocument,
    "\n  mutation CorpusExtraction($id: ID!) {\n    extractArchive(input: { archiveId: $id }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { code message }\n    }\n  }\n": types.CorpusExtractionDocument,
    "\n  subscription CorpusJob($id: ID!) {\n    jobUpdated(id: $id) { state failure { code message } }\n  }\n": types.CorpusJobDocument,
    "\n  query CorpusFiles($tags: JSONObject!) {\n    files(first: 1, filter: { tags: $tags }) { totalCount }\n  }\n": types.CorpusFilesDocument,
    "\n  mutation BenchCreateUpload($filename: String!) {\n    createUpload(input: { filename: $filename }) {\n      __typename\n      ... on CreateUploadPayload { upload { url } }\n      ... on Error { message }\n    }\n  }\n": types.BenchCreateUploadDocument,
    "\n  mutation BenchExtractArchive($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId, selection: [] }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n": types.BenchExtractArchiveDocument,
    "\n  mutation BenchCancelJob($jobId: ID!) {\n    cancelJob(input: { jobId: $jobId }) {\n      __typename\n      ... on Error { message }\n    }\n  }\n": types.BenchCancelJobDocument,
    "\n  subscription BenchWorkUpdated {\n    workUpdated { id state startedAt }\n  }\n": types.BenchWorkUpdatedDocument,
    "\n  subscription BenchJobUpdated($id: ID!) {\n    jobUpdated(id: $id) { id state version progress { itemsDone itemsTotal bytesDone bytesTotal } }\n  }\n": types.BenchJobUpdatedDocument,
    "\n  query BenchIndexedArchive($id: ID!) {\n    file(id: $id) { archive { entryCount problem { message } } }\n  }\n": types.BenchIndexedArchiveDocument,
    "\n  query BenchEntriesPage($id: ID!, $after: String, $filter: ArchiveEntryFilter) {\n    file(id: $id) {\n      archive {\n        entries(first: 50, after: $after, filter: $filter) {\n          edges { node { index path size modifiedAt skipReason } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n": types.BenchEntriesPageDocument,
    "\n  query BenchEntriesCount($id: ID!, $filter: ArchiveEntryFilter) {\n    file(id: $id) { archive { entries(first: 1, filter: $filter) { totalCount } } }\n  }\n": types.BenchEntriesCountDocument,
    "\n  query BenchChildrenPage($id: ID!, $path: String, $after: String) {\n    file(id: $id) {\n      archive {\n        children(first: 50, path: $path, after: $after) {\n          edges { node { name isFolder entry { index size } } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n": types.BenchChildrenPageDocument,
    "\n  mutation BenchCreateCollection {\n    createCollection(input: { name: \"bench\" }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id } }\n      ... on Error { message }\n    }\n  }\n": types.BenchCreateCollectionDocument,
    "\n  mutation BenchAddArchive($collectionId: ID!, $archiveId: ID!) {\n    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId }) {\n      __typename\n      ... on AddToCollectionPayload { added }\n      ... on Error { message }\n    }\n  }\n": types.BenchAddArchiveDocument,
    "\n  mutation BenchCreateExport($collectionId: ID!, $format: ExportFormat!) {\n    createExport(input: { collectionId: $collectionId, format: $format, fresh: true }) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": types.BenchCreateExportDocument,
    "\n  subscription BenchExportUpdated($id: ID!) {\n    exportUpdated(id: $id) { exportState complete failure { message } }\n  }\n": types.BenchExportUpdatedDocument,
    "\n  mutation BenchExtractWhole($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n": types.BenchExtractWholeDocument,
    "\n  subscription BenchExtractionUpdated($id: ID!) {\n    jobUpdated(id: $id) { state startedAt finishedAt failure { message } summary { extracted bytes } }\n  }\n": types.BenchExtractionUpdatedDocument,
    "\n  query BenchFilesPage($after: String, $filter: FileFilter) {\n    files(first: 50, after: $after, filter: $filter) {\n      edges { node { id filename contentType size sha256 tags createdAt } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.BenchFilesPageDocument,
    "\n  query BenchReplayPreview($runId: ID!, $filter: SyncFailureFilter) {\n    syncRun(id: $runId) {\n      replayPreview(filter: $filter) {\n        __typename\n        ... on ReplayPreview { selected taken bytes }\n        ... on Error { message }\n      }\n    }\n  }\n": types.BenchReplayPreviewDocument,
    "\n  mutation BenchRequestReplay($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replay { id } }\n      ... on Error { message }\n    }\n  }\n": types.BenchRequestReplayDocument,
    "\n  query BenchReplayReceipt($id: ID!) {\n    replay(id: $id) { receipt { inTarget left replayed } }\n  }\n": types.BenchReplayReceiptDocument,
    "\n  query BenchReplayItems($id: ID!, $after: String, $states: [ReplayItemState!]) {\n    replay(id: $id) {\n      items(first: 50, after: $after, states: $states) {\n        edges { node { failureId fileId channel state } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": types.BenchReplayItemsDocument,
    "\n  query BenchSyncFailures($id: ID!, $after: String, $states: [SyncFailureState!]) {\n    syncRun(id: $id) {\n      failures(first: 50, after: $after, filter: { states: $states }) {\n        __typename\n        ... on SyncFailureConnection {\n          edges { node { id filename channel code state } }\n          pageInfo { endCursor hasNextPage }\n        }\n        ... on Error { message }\n      }\n    }\n  }\n": types.BenchSyncFailuresDocument,
    "\n  fragment ExportForChaos on Export {\n    id\n    state\n    exportState\n    version\n    attempt\n    complete\n    progress { itemsDone itemsTotal }\n  }\n": types.ExportForChaosFragmentDoc,
    "\n  mutation CreateExportForChaos($input: CreateExportInput!) {\n    createExport(input: $input) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": types.CreateExportForChaosDocument,
    "\n  mutation RetryExportForChaos($input: RetryExportInput!) {\n    retryExport(input: $input) {\n      __typename\n      ... on RetryExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n": types.RetryExportForChaosDocument,
    "\n  subscription ExportUpdatedForChaos($id: ID!) {\n    exportUpdated(id: $id) { ...ExportForChaos }\n  }\n": types.ExportUpdatedForChaosDocument,
    "\n  mutation CreateCollectionForChaos($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      __typename\n      ... on CreateCollectionPayload { collection { id revision } }\n      ... on Error { message }\n    }\n  }\n": types.CreateCollectionForChaosDocument,
    "\n  mutation AddItemsForChaos($input: AddToCollectionInput!) {\n    addToCollection(input: $input) {\n      __typename\n      ... on AddToCollectionPayload { collection { revision } }\n      ... on Error { message }\n    }\n  }\n": types.AddItemsForChaosDocument,
    "\n  mutation RemoveItemsForChaos($input: RemoveFromCollectionInput!) {\n    removeFromCollection(input: $input) {\n      __typename\n      ... on RemoveFromCollectionPayload { collection { revision } }\n      ... on Error { message }\n    }\n  }\n": types.RemoveItemsForChaosDocument,
    "\n  fragment ReplayForChaos on Replay {\n    id\n    state\n    phase\n    version\n    attempt\n    targetRunId\n    selected\n    taken\n    progress { itemsDone itemsTotal }\n  }\n": types.ReplayForChaosFragmentDoc,
    "\n  mutation RequestReplayForChaos($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replay { id targetRunId } }\n      ... on Error { message }\n    }\n  }\n": types.RequestReplayForChaosDocument,
    "\n  subscription ReplayUpdatedForChaos($id: ID!) {\n    replayUpdated(id: $id) { ...ReplayForChaos }\n  }\n": types.ReplayUpdatedForChaosDocument,
    "\n  fragment CollectionForTest on Collection {\n    id\n    name\n    description\n    revision\n    itemCount\n    totalBytes\n    createdAt\n    updatedAt\n  }\n": types.CollectionForTestFragmentDoc,
    "\n  mutation CreateCollectionForTest($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      __typename\n      ... on CreateCollectionPayload { replayed collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.CreateCollectionForTestDocument,
    "\n  mutation UpdateCollectionForTest($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      __typename\n      ... on UpdateCollectionPayload { collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.UpdateCollectionForTestDocument,
    "\n  mutation DeleteCollectionForTest($input: DeleteCollectionInput!) {\n    deleteCollection(input: $input) {\n      __typename\n      ... on DeleteCollectionPayload { deletedCollectionId }\n      ... on Error { code message }\n    }\n  }\n": types.DeleteCollectionForTestDocument,
    "\n  mutation AddToCollectionForTest($input: AddToCollectionInput!) {\n    addToCollection(input: $input) {\n      __typename\n      ... on AddToCollectionPayload {\n        added\n        replaced\n        skipped\n        renamed\n        replayed\n        collection { ...CollectionForTest }\n      }\n      ... on CollectionFullError { limit }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.AddToCollectionForTestDocument,
    "\n  mutation RemoveFromCollectionForTest($input: RemoveFromCollectionInput!) {\n    removeFromCollection(input: $input) {\n      __typename\n      ... on RemoveFromCollectionPayload { removed collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.RemoveFromCollectionForTestDocument,
    "\n  mutation MoveInCollectionForTest($input: MoveInCollectionInput!) {\n    moveInCollection(input: $input) {\n      __typename\n      ... on MoveInCollectionPayload { moved collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.MoveInCollectionForTestDocument,
    "\n  query CollectionByIdForTest($id: ID!) {\n    collection(id: $id) { ...CollectionForTest missingCount }\n    node(id: $id) { __typename id }\n  }\n": types.CollectionByIdForTestDocument,
    "\n  query CollectionsForTest($filter: CollectionFilter, $first: Int, $after: String) {\n    collections(filter: $filter, first: $first, after: $after) {\n      totalCount\n      edges { node { id name } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.CollectionsForTestDocument,
    "\n  query CollectionItemsForTest($id: ID!, $filter: CollectionItemFilter, $first: Int, $after: String) {\n    collection(id: $id) {\n      items(filter: $filter, first: $first, after: $after) {\n        totalCount\n        edges { node { path size sha256 fileId missing file { id filename } } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": types.CollectionItemsForTestDocument,
    "\n  query CollectionItemForTest($id: ID!, $path: String!) {\n    collection(id: $id) { item(path: $path) { path fileId } }\n  }\n": types.CollectionItemForTestDocument,
    "\n  query CollectionChildrenForTest($id: ID!, $path: String, $first: Int, $after: String) {\n    collection(id: $id) {\n      children(path: $path, first: $first, after: $after) {\n        edges { node { name path isFolder item { path size } } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n": types.CollectionChildrenForTestDocument,
    "\n  mutation RestoreForCollectionTest($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) { __typename }\n  }\n": types.RestoreForCollectionTestDocument,
    "\n  subscription CollectionUpdatedForTest($id: ID!) {\n    collectionUpdated(id: $id) {\n      revision\n      name\n      itemCount\n      items(first: 10) { edges { node { path } } }\n    }\n  }\n": types.CollectionUpdatedForTestDocument,
    "\n  fragment DeletionForTest on Deletion {\n    id\n    state\n    version\n    attempt\n    cancelRequested\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    failure { code message }\n    summary { deleted bytes notReached }\n    timeline { edges { node { event attempt } } }\n  }\n": types.DeletionForTestFragmentDoc,
    "\n  mutation DeleteFilesForTest($input: DeleteFilesInput!) {\n    deleteFiles(input: $input) {\n      __typename\n      ... on DeleteFilesPayload { replayed deletion { ...DeletionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.DeleteFilesForTestDocument,
    "\n  mutation CancelDeletionForTest($deletionId: ID!) {\n    cancelDeletion(input: { deletionId: $deletionId }) {\n      __typename\n      ... on CancelDeletionPayload { deletion { ...DeletionForTest } }\n      ... on Error { code message }\n    }\n  }\n": types.CancelDeletionForTestDocument,
    "\n  query DeletionForTest($id: ID!) {\n    deletion(id: $id) { ...DeletionForTest }\n    node(id: $id) { __typename id }\n  }\n": types.DeletionForTestDocument,
    "\n  subscription DeletionUpdatedForTest($id: ID!) {\n    deletionUpdated(id: $id) { ...DeletionForTest }\n  }\n": types.DeletionUpdatedForTestDocument,
    "\n  query FilenamesForTest {\n    files(first: 100) { totalCount edges { node { id filename } } }\n    trash { totalCount }\n  }\n": types.FilenamesForTestDocument,
    "\n  fragment ExportForTest on Export {\n    __typename\n    id\n    state\n    exportState\n    step\n    attempt\n    version\n    revision\n    collectionRevision\n    format\n    filename\n    sizeBytes\n    sha256\n    complete\n    expiresAt\n    options { compression fetchMissing }\n    failure { code message }\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    missing { edges { node { path reason fileId size sha256 } } }\n    timeline { edges { node { event } } }\n  }\n": types.ExportForTestFragmentDoc,
    "\n  mutation CreateExportForTest($input: CreateExportInput!) {\n    createExport(input: $input) {\n      __typename\n      ... on CreateExportPayload { reused replayed export { ...ExportForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.CreateExportForTestDocument,
    "\n  mutation RetryExportForTest($exportId: ID!) {\n    retryExport(input: { exportId: $exportId }) {\n      __typename\n      ... on RetryExportPayload { reused replayed export { ...ExportForTest retryOf { id } } }\n      ... on Error { code message }\n    }\n  }\n": types.RetryExportForTestDocument,
    "\n  mutation CancelExportForTest($exportId: ID!) {\n    cancelExport(input: { exportId: $exportId }) {\n      __typename\n      ... on CancelExportPayload { export { ...ExportForTest } }\n      ... on Error { code message }\n    }\n  }\n": types.CancelExportForTestDocument,
    "\n  query ExportForTestQuery($id: ID!, $expiresIn: Int) {\n    export(id: $id) { ...ExportForTest collection { id } downloadUrl(expiresIn: $expiresIn) }\n    node(id: $id) { __typename id }\n  }\n": types.ExportForTestQueryDocument,
    "\n  query ExportsForTest($filter: ExportFilter, $first: Int, $after: String) {\n    exports(filter: $filter, first: $first, after: $after) {\n      edges { node { id format exportState } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.ExportsForTestDocument,
    "\n  query MissingForTest($id: ID!, $after: String) {\n    export(id: $id) {\n      missing(first: 2, after: $after) {\n        edges { node { path reason } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.MissingForTestDocument,
    "\n  subscription ExportUpdatedForTest($id: ID!) {\n    exportUpdated(id: $id) { ...ExportForTest }\n  }\n": types.ExportUpdatedForTestDocument,
    "\n  mutation CreateCollectionForExport($name: String!) {\n    createCollection(input: { name: $name }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id revision } }\n      ... on Error { code message }\n    }\n  }\n": types.CreateCollectionForExportDocument,
    "\n  mutation AddItemsForExport($collectionId: ID!, $items: [CollectionItemInput!]!) {\n    addToCollection(input: { collectionId: $collectionId, items: $items }) {\n      __typename\n      ... on AddToCollectionPayload { collection { id revision } }\n      ... on Error { code message }\n    }\n  }\n": types.AddItemsForExportDocument,
    "\n  mutation DeleteFileForExport($fileId: ID!) {\n    deleteFile(input: { fileId: $fileId }) {\n      __typename\n    }\n  }\n": types.DeleteFileForExportDocument,
    "\n  mutation RestoreFileForExport($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) {\n      __typename\n    }\n  }\n": types.RestoreFileForExportDocument,
    "\n  mutation RemoveItemsForExport($collectionId: ID!, $paths: [String!]) {\n    removeFromCollection(input: { collectionId: $collectionId, paths: $paths }) {\n      __typename\n    }\n  }\n": types.RemoveItemsForExportDocument,
    "\n  mutation DeleteCollectionForExport($collectionId: ID!) {\n    deleteCollection(input: { collectionId: $collectionId }) {\n      __typename\n    }\n  }\n": types.DeleteCollectionForExportDocument,
    "\n  mutation CreateDirectUploadForTest($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { replayed upload { id direct url state } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.CreateDirectUploadForTestDocument,
    "\n  query PartsForTest($id: ID!, $first: Int, $after: String) {\n    upload(id: $id) {\n      expiresAt\n      parts(first: $first, after: $after) {\n        edges { node { number start end url expiresAt received } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.PartsForTestDocument,
    "\n  mutation CompleteUploadForTest($input: CompleteUploadInput!) {\n    completeUpload(input: $input) {\n      __typename\n      ... on CompleteUploadPayload { upload { id state completion { id } } }\n      ... on PartsMissingError { missing missingCount }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.CompleteUploadForTestDocument,
    "\n  query DirectUploadForTest($id: ID!) {\n    upload(id: $id) {\n      state\n      received\n      version\n      file { id filename contentType size sha256 tags downloadUrl }\n      completion { id state attempt failure { code message } progress { bytesDone bytesTotal } upload { id } }\n    }\n  }\n": types.DirectUploadForTestDocument,
    "\n  subscription CompletionUpdatedForTest($id: ID!) {\n    completionUpdated(id: $id) { state version upload { state file { sha256 } } }\n  }\n": types.CompletionUpdatedForTestDocument,
    "\n  subscription DirectUploadUpdatedForTest($id: ID!) {\n    uploadUpdated(id: $id) { state version completion { state } }\n  }\n": types.DirectUploadUpdatedForTestDocument,
    "\n  query TrashForTest($first: Int, $after: String, $filter: FileFilter) {\n    trash(first: $first, after: $after, filter: $filter) {\n      totalCount\n      edges { node { id filename deletedAt purgeAt } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.TrashForTestDocument,
    "\n  mutation RestoreFileForTest($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) {\n      __typename\n      ... on RestoreFilePayload { file { id deletedAt purgeAt } }\n      ... on Error { code message }\n    }\n  }\n": types.RestoreFileForTestDocument,
    "\n  query EveryReadForTest($id: ID!, $uploadId: ID!) {\n    file(id: $id) { id }\n    node(id: $id) { id }\n    files { edges { node { id } } }\n    upload(id: $uploadId) { file { id } }\n  }\n": types.EveryReadForTestDocument,
    "\n  query UploadForTest($id: ID!) {\n    upload(id: $id) { id state received size version expiresAt url file { id filename contentType size sha256 } }\n  }\n": types.UploadForTestDocument,
    "\n  mutation CancelUploadForTest($uploadId: ID!) {\n    cancelUpload(input: { uploadId: $uploadId }) {\n      __typename\n      ... on CancelUploadPayload { upload { id state url } }\n      ... on Error { code message }\n    }\n  }\n": types.CancelUploadForTestDocument,
    "\n  subscription UploadUpdatedForTest($id: ID!) {\n    uploadUpdated(id: $id) { state received version file { id } }\n  }\n": types.UploadUpdatedForTestDocument,
    "\n  query GarbageCollectionsForTest($first: Int, $after: String) {\n    garbageCollections(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          dryRun\n          finishedAt\n          force\n          startedAt\n          startedBy\n          state\n          passes { bytes items message name outcome seconds }\n        }\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.GarbageCollectionsForTestDocument,
    "\n  query NodeForGarbageTest($id: ID!) {\n    node(id: $id) { __typename id }\n  }\n": types.NodeForGarbageTestDocument,
    "\n  query ChannelsForTest {\n    channels { name role concurrency bytesPerSecond }\n  }\n": types.ChannelsForTestDocument,
    "\n  query TestViewer {\n    viewer {\n      id\n      name\n    }\n  }\n": types.TestViewerDocument,
    "\n  query TestFiles($first: Int, $after: String, $filter: FileFilter) {\n    files(first: $first, after: $after, filter: $filter) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          filename\n          size\n          tags\n          archive {\n            id\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n        hasPreviousPage\n        startCursor\n      }\n    }\n  }\n": types.TestFilesDocument,
    "\n  mutation TestCreateUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload {\n        upload {\n          id\n          filename\n          size\n          state\n          url\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": types.TestCreateUploadDocument,
    "\n  mutation TestCreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      __typename\n      ... on CreateApiKeyPayload {\n        secret\n        apiKey {\n          id\n          name\n          scopes\n          expiresAt\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n    }\n  }\n": types.TestCreateApiKeyDocument,
    "\n  mutation TestRevokeApiKey($id: ID!) {\n    revokeApiKey(input: { apiKeyId: $id }) {\n      __typename\n      ... on RevokeApiKeyPayload {\n        apiKey {\n          revokedAt\n        }\n      }\n      ... on Error {\n        code\n      }\n    }\n  }\n": types.TestRevokeApiKeyDocument,
    "\n  mutation TestUploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) {\n      __typename\n      ... on UploadFilePayload {\n        file {\n          id\n          filename\n          contentType\n          sha256\n          size\n          tags\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n    }\n  }\n": types.TestUploadFileDocument,
    "\n  subscription TestWork {\n    workUpdated {\n      id\n      state\n    }\n  }\n": types.TestWorkDocument,
    "\n  subscription TestJob($id: ID!) {\n    jobUpdated(id: $id) {\n      id\n      state\n    }\n  }\n": types.TestJobDocument,
    "\n  mutation ExtractOnce($input: ExtractArchiveInput!) {\n    extractArchive(input: $input) {\n      __typename\n      ... on ExtractArchivePayload { replayed job { id state } }\n      ... on Error { code message }\n    }\n  }\n": types.ExtractOnceDocument,
    "\n  mutation RetryOnce($input: RetryJobInput!) {\n    retryJob(input: $input) {\n      __typename\n      ... on RetryJobPayload { replayed job { id state } }\n      ... on Error { code message }\n    }\n  }\n": types.RetryOnceDocument,
    "\n  mutation CreateKeyedUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { replayed upload { id url state file { id } } }\n      ... on ConflictError { retryAfterSeconds }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.CreateKeyedUploadDocument,
    "\n  query CountedJobsForTest($filter: JobFilter, $first: Int, $after: String) {\n    jobs(filter: $filter, first: $first, after: $after) {\n      edges { node { id } }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n": types.CountedJobsForTestDocument,
    "\n  query PlanForTest($fileId: ID!, $glob: String, $pathPrefix: String, $selection: [Int!], $force: Boolean) {\n    file(id: $fileId) {\n      archive {\n        extractionPlan(glob: $glob, pathPrefix: $pathPrefix, selection: $selection, force: $force) {\n          items\n          bytes\n          refusal\n          skipped { reason count }\n        }\n      }\n    }\n  }\n": types.PlanForTestDocument,
    "\n        query ModifiedForTest($tags: JSONObject!) {\n          files(filter: { tags: $tags }) { edges { node { modifiedAt } } }\n        }\n      ": types.ModifiedForTestDocument,
    "\n  subscription ListsUpdatedForTest {\n    listsUpdated { lists }\n  }\n": types.ListsUpdatedForTestDocument,
    "\n  mutation AddTagsForMachines($fileId: ID!, $tags: JSONObject!) {\n    updateFileTags(input: { fileId: $fileId, tags: $tags }) {\n      __typename\n      ... on UpdateFileTagsPayload { file { id tags downloadUrl } }\n      ... on Error { code message }\n    }\n  }\n": types.AddTagsForMachinesDocument,
    "\n  fragment ReplayForTest on Replay {\n    id\n    version\n    state\n    phase\n    revision\n    failure { code message }\n    progress { itemsDone itemsTotal }\n    sourceRunId\n    targetRunId\n    selected\n    taken\n    enqueued\n    newlyEnqueued\n    alreadyPresent\n    released\n    replayed\n    conflicts\n    receipt { inTarget left notInTarget replayed }\n    attention { phase canLeave }\n    decision\n    decisionNote\n  }\n": types.ReplayForTestFragmentDoc,
    "\n  mutation RequestReplayForTest($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replayed replay { ...ReplayForTest } }\n      ... on InvalidInputError { field }\n      ... on NothingToReplayError { taken }\n      ... on Error { code message }\n    }\n  }\n": types.RequestReplayForTestDocument,
    "\n  mutation CancelReplayForTest($replayId: ID!) {\n    cancelReplay(input: { replayId: $replayId }) {\n      __typename\n      ... on CancelReplayPayload { replay { ...ReplayForTest } }\n      ... on Error { code message }\n    }\n  }\n": types.CancelReplayForTestDocument,
    "\n  mutation AcknowledgeReplayForTest($input: AcknowledgeReplayInput!) {\n    acknowledgeReplay(input: $input) {\n      __typename\n      ... on AcknowledgeReplayPayload { replay { ...ReplayForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.AcknowledgeReplayForTestDocument,
    "\n  query ReplayForTestQuery($id: ID!) {\n    replay(id: $id) { ...ReplayForTest }\n  }\n": types.ReplayForTestQueryDocument,
    "\n  subscription ReplayUpdatedForTest($id: ID!) {\n    replayUpdated(id: $id) { ...ReplayForTest }\n  }\n": types.ReplayUpdatedForTestDocument,
    "\n  query ReplayItemsForTest($id: ID!, $first: Int, $after: String, $states: [ReplayItemState!]) {\n    replay(id: $id) {\n      items(first: $first, after: $after, states: $states) {\n        edges {\n          node {\n            failureId\n            fileId\n            channel\n            action\n            version\n            size\n            state\n            conflict\n            takenBy { id }\n            failure { state version replay { id } }\n          }\n        }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.ReplayItemsForTestDocument,
    "\n  query ReplayChainForTest($runId: ID!, $filter: SyncFailureFilter, $failureIds: [ID!]) {\n    syncRun(id: $runId) {\n      id\n      operation\n      failedCount\n      pendingFailureCount\n      sourceRunId\n      source { id }\n      replay { id }\n      replays { edges { node { id phase target { id runState } source { id } } } }\n      replayPreview(filter: $filter, failureIds: $failureIds) {\n        __typename\n        ... on ReplayPreview { selected taken bytes }\n        ... on Error { code }\n      }\n    }\n  }\n": types.ReplayChainForTestDocument,
    "\n  query ReplaysForTest($filter: ReplayFilter, $first: Int, $after: String) {\n    replays(filter: $filter, first: $first, after: $after) {\n      edges { node { id phase } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.ReplaysForTestDocument,
    "\n  mutation CreateUploadForTest($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { upload { id url } }\n      ... on Error { code message }\n    }\n  }\n": types.CreateUploadForTestDocument,
    "\n  mutation ExtractArchiveForTest(\n    $archiveId: ID!\n    $selection: [Int!]\n    $pathPrefix: String\n    $glob: String\n    $force: Boolean\n    $tags: JSONObject\n  ) {\n    extractArchive(\n      input: {\n        archiveId: $archiveId\n        selection: $selection\n        pathPrefix: $pathPrefix\n        glob: $glob\n        force: $force\n        tags: $tags\n      }\n    ) {\n      __typename\n      ... on ExtractArchivePayload { job { ...JobForTest } }\n      ... on ArchiveBusyError { code message activeJob { id } }\n      ... on UnreadableArchiveError { code message problem { code } }\n      ... on InvalidInputError { code message field }\n      ... on NotFoundError { code message }\n    }\n  }\n": types.ExtractArchiveForTestDocument,
    "\n  mutation RetryJobForTest($jobId: ID!) {\n    retryJob(input: { jobId: $jobId }) {\n      __typename\n      ... on RetryJobPayload { job { ...JobForTest } }\n      ... on ArchiveBusyError { activeJob { id } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.RetryJobForTestDocument,
    "\n  mutation CancelJobForTest($jobId: ID!) {\n    cancelJob(input: { jobId: $jobId }) {\n      __typename\n      ... on CancelJobPayload { job { ...JobForTest } }\n      ... on Error { code message }\n    }\n  }\n": types.CancelJobForTestDocument,
    "\n  mutation DeleteFileForTest($fileId: ID!) {\n    deleteFile(input: { fileId: $fileId }) {\n      __typename\n      ... on Error { code message }\n    }\n  }\n": types.DeleteFileForTestDocument,
    "\n  fragment JobForTest on Job {\n    id\n    state\n    version\n    attempt\n    cancelRequested\n    step\n    selection\n    pathPrefix\n    glob\n    force\n    tags\n    retryOf { id }\n    progress { itemsDone itemsTotal bytesDone bytesTotal itemsPerSecond bytesPerSecond secondsLeft }\n    failure { code message }\n    summary { entries extracted bytes notReached skipped { reason count } skippedEntries { index name reason } }\n    timeline { edges { node { event attempt message } } }\n  }\n": types.JobForTestFragmentDoc,
    "\n  query JobByIdForTest($id: ID!) {\n    job(id: $id) { ...JobForTest }\n  }\n": types.JobByIdForTestDocument,
    "\n  query JobsForTest($filter: JobFilter) {\n    jobs(filter: $filter) { edges { node { id } } }\n  }\n": types.JobsForTestDocument,
    "\n  subscription JobUpdatedForTest($id: ID!) {\n    jobUpdated(id: $id) { ...JobForTest }\n  }\n": types.JobUpdatedForTestDocument,
    "\n  subscription WorkUpdatedForTest {\n    workUpdated { __typename id state version }\n  }\n": types.WorkUpdatedForTestDocument,
    "\n  query ArchiveForTest($fileId: ID!, $first: Int, $after: String) {\n    file(id: $fileId) {\n      archive {\n        id\n        entryCount\n        problem { code message }\n        entries(first: $first, after: $after) {\n          edges { cursor node { index name path size compressedSize crc32 method selectable skipReason file { id sha256 } } }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n": types.ArchiveForTestDocument,
    "\n  query ChildrenForTest($tags: JSONObject!, $after: String) {\n    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {\n      edges { node { id filename size sha256 contentType tags downloadUrl } }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n": types.ChildrenForTestDocument,
    "\n  query SyncRunsForTest($filter: SyncRunFilter, $first: Int, $after: String) {\n    syncRuns(filter: $filter, first: $first, after: $after) {\n      edges { node { id runState } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.SyncRunsForTestDocument,
    "\n  query SyncRunDetailsForTest($id: ID!) {\n    syncRun(id: $id) {\n      runState\n      filter\n      channelNames\n      pausedAt\n      waitsUntil\n      waitsForStores\n      removalsRefused\n      listed\n      touched\n      failedCount\n      pendingFailureCount\n      retryingCount\n      options { bytesPerDay olderThanDays removeExtraneous samplePercent secondsPerDay }\n      channels { channel outages { channel } }\n      rounds { channel round attempted succeeded failed movedBytes startedAt endedAt }\n      schedule { id }\n      progress { itemsTotal itemsPerSecond }\n      timeline { edges { node { event } } }\n    }\n  }\n": types.SyncRunDetailsForTestDocument,
    "\n  query CopiesForTest($id: ID!) {\n    file(id: $id) { copies { channel confirmedAt fault runId } }\n  }\n": types.CopiesForTestDocument,
    "\n  query TasksForTest($id: ID!, $filter: SyncTaskFilter, $first: Int, $after: String) {\n    syncRun(id: $id) {\n      tasks(filter: $filter, first: $first, after: $after) {\n        edges { node { fileId channel action state round file { filename } } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.TasksForTestDocument,
    "\n  query FailuresForTest($id: ID!, $filter: SyncFailureFilter) {\n    syncRun(id: $id) {\n      failedCount\n      pendingFailureCount\n      failureGroups { channel stage code state count message }\n      failures(filter: $filter) {\n        __typename\n        ... on SyncFailureConnection {\n          edges {\n            node {\n              id\n              fileId\n              filename\n              size\n              sha256\n              channel\n              action\n              stage\n              code\n              attempts\n              version\n              state\n              file { id }\n            }\n          }\n        }\n        ... on Error { code }\n      }\n    }\n  }\n": types.FailuresForTestDocument,
    "\n  subscription FailuresUpdatedForTest($id: ID!) {\n    syncRunUpdated(id: $id) {\n      state\n      failures { ... on SyncFailureConnection { edges { node { filename state } } } }\n    }\n  }\n": types.FailuresUpdatedForTestDocument,
    "\n  query FailureNodeForTest($id: ID!) {\n    node(id: $id) { __typename ... on SyncFailure { code } }\n  }\n": types.FailureNodeForTestDocument,
    "\n  mutation PauseSyncRunForTest($runId: ID!) {\n    pauseSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on PauseSyncRunPayload { run { state pausedAt } }\n      ... on Error { code }\n    }\n  }\n": types.PauseSyncRunForTestDocument,
    "\n  mutation ResumeSyncRunForTest($runId: ID!) {\n    resumeSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on ResumeSyncRunPayload { run { pausedAt } }\n      ... on Error { code }\n    }\n  }\n": types.ResumeSyncRunForTestDocument,
    "\n  fragment ReportForTest on SyncReport {\n    state\n    version\n    sha256\n    sizeBytes\n    publishedAt\n    lastError\n    downloadUrl\n    failuresUrl\n  }\n": types.ReportForTestFragmentDoc,
    "\n  query ReportedRunForTest($id: ID!) {\n    syncRun(id: $id) {\n      ...SyncRunForTest\n      archived\n      cancelRequested\n      createdAt\n      startedAt\n      finishedAt\n      updatedAt\n      channels { movedBytes }\n      failureGroups { channel stage code state count message }\n      timeline(first: 2) {\n        edges { cursor node { event attempt message at } }\n        pageInfo { hasNextPage endCursor }\n      }\n      report { ...ReportForTest }\n    }\n  }\n": types.ReportedRunForTestDocument,
    "\n  query TimelineOfRunForTest($id: ID!, $after: String) {\n    syncRun(id: $id) { timeline(after: $after) { edges { node { event message } } } }\n  }\n": types.TimelineOfRunForTestDocument,
    "\n  query RunAsNodeForTest($id: ID!) {\n    node(id: $id) { __typename id }\n  }\n": types.RunAsNodeForTestDocument,
    "\n  mutation RetrySyncReportForTest($runId: ID!) {\n    retrySyncReport(input: { runId: $runId }) {\n      ... on RetrySyncReportPayload { run { version report { state version } } }\n      ... on Error { code message }\n    }\n  }\n": types.RetrySyncReportForTestDocument,
    "\n  fragment ScheduleForTest on SyncSchedule {\n    id\n    kind\n    cron\n    timeZone\n    options { samplePercent }\n    filter\n    channels\n    enabled\n    nextAt\n    lastError\n    updatedAt\n    lastRun { id month schedule { id } }\n  }\n": types.ScheduleForTestFragmentDoc,
    "\n  mutation CreateSyncScheduleForTest($input: CreateSyncScheduleInput!) {\n    createSyncSchedule(input: $input) {\n      __typename\n      ... on CreateSyncSchedulePayload { replayed schedule { ...ScheduleForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n": types.CreateSyncScheduleForTestDocument,
    "\n  mutation UpdateSyncScheduleForTest($input: UpdateSyncScheduleInput!) {\n    updateSyncSchedule(input: $input) {\n      __typename\n      ... on UpdateSyncSchedulePayload { schedule { ...ScheduleForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code }\n    }\n  }\n": types.UpdateSyncScheduleForTestDocument,
    "\n  mutation DeleteSyncScheduleForTest($scheduleId: ID!) {\n    deleteSyncSchedule(input: { scheduleId: $scheduleId }) {\n      __typename\n      ... on DeleteSyncSchedulePayload { deletedScheduleId }\n      ... on Error { code }\n    }\n  }\n": types.DeleteSyncScheduleForTestDocument,
    "\n  query SchedulesForTest($first: Int, $after: String) {\n    syncSchedules(first: $first, after: $after) {\n      edges { node { ...ScheduleForTest } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n": types.SchedulesForTestDocument,
    "\n  query ScheduleForTestQuery($id: ID!) {\n    syncSchedule(id: $id) { ...ScheduleForTest }\n    node(id: $id) { __typename }\n  }\n": types.ScheduleForTestQueryDocument,
    "\n  fragment SyncRunForTest on SyncRun {\n    id\n    version\n    state\n    runState\n    kind\n    operation\n    month\n    cycle\n    dryRun\n    listedAll\n    attempt\n    failure { code message }\n    progress { itemsDone itemsTotal }\n    channels {\n      channel\n      listed\n      done\n      skipped\n      failed\n      pendingFailures\n      retrying\n      listedBytes\n      settledBytes\n      outages { channel givenUpAt message since }\n    }\n  }\n": types.SyncRunForTestFragmentDoc,
    "\n  mutation StartSyncRunForTest($input: StartSyncRunInput!) {\n    startSyncRun(input: $input) {\n      __typename\n      ... on StartSyncRunPayload { replayed run { ...SyncRunForTest } }\n      ... on InvalidInputError { field }\n      ... on SyncRunExistsError { existingRun { id } }\n      ... on Error { code message }\n    }\n  }\n": types.StartSyncRunForTestDocument,
    "\n  mutation CancelSyncRunForTest($runId: ID!) {\n    cancelSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on CancelSyncRunPayload { run { ...SyncRunForTest } }\n      ... on Error { code message }\n    }\n  }\n": types.CancelSyncRunForTestDocument,
    "\n  query SyncRunForTestQuery($id: ID!) {\n    syncRun(id: $id) { ...SyncRunForTest }\n  }\n": types.SyncRunForTestQueryDocument,
    "\n  subscription SyncRunUpdatedForTest($id: ID!) {\n    syncRunUpdated(id: $id) { ...SyncRunForTest }\n  }\n": types.SyncRunUpdatedForTestDocument,
    "\n  query WorkListForTest($filter: WorkListFilter, $first: Int = 100, $after: String) {\n    work(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          __typename\n          id\n          state\n          progress { itemsDone }\n          ... on Completion { upload { filename } }\n          ... on Export { filename }\n          ... on Replay { phase }\n          ... on SyncRun { pendingFailureCount }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.WorkListForTestDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoViewer {\n    viewer { id name }\n  }\n"): typeof import('./graphql.ts').DemoViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoCreateCollection($name: String!) {\n    createCollection(input: { name: $name }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').DemoCreateCollectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoAddArchive($collectionId: ID!, $archiveId: ID!) {\n    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId, onConflict: RENAME }) {\n      __typename\n      ... on AddToCollectionPayload {\n        renamed\n        collection { name revision itemCount totalBytes children(first: 8) { edges { node { name isFolder } } } }\n      }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').DemoAddArchiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoChildren($tags: JSONObject!, $after: String) {\n    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {\n      edges { node { size sha256 tags downloadUrl } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.ts').DemoChildrenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoEntries($fileId: ID!, $first: Int!) {\n    file(id: $fileId) {\n      archive {\n        entryCount\n        entries(first: $first) {\n          edges { node { index name size skipReason } }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DemoEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoCreateExport($collectionId: ID!) {\n    createExport(input: { collectionId: $collectionId, format: ZIP }) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').DemoCreateExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DemoExportUpdated($id: ID!) {\n    work: exportUpdated(id: $id) { ...DemoExport }\n  }\n"): typeof import('./graphql.ts').DemoExportUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DemoExport on Export {\n    ...DemoWork\n    revision\n    filename\n    sizeBytes\n    sha256\n    downloadUrl\n    complete\n    missing(first: 3) { edges { node { path reason } } }\n  }\n"): typeof import('./graphql.ts').DemoExportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoExtractArchive($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').DemoExtractArchiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DemoJobUpdated($id: ID!) {\n    work: jobUpdated(id: $id) { ...DemoJob }\n  }\n"): typeof import('./graphql.ts').DemoJobUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DemoJob on Job {\n    ...DemoWork\n    summary {\n      extracted\n      bytes\n      skipped { reason count }\n      skippedEntries { name reason }\n    }\n  }\n"): typeof import('./graphql.ts').DemoJobFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DemoWork on Work {\n    state\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    failure { message }\n  }\n"): typeof import('./graphql.ts').DemoWorkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoStartMirror($channel: String!, $filter: FileFilter!) {\n    startSyncRun(input: { kind: MIRROR, channels: [$channel], filter: $filter }) {\n      __typename\n      ... on StartSyncRunPayload { run { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').DemoStartMirrorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DemoSyncRunUpdated($id: ID!) {\n    work: syncRunUpdated(id: $id) { ...DemoSyncRun }\n  }\n"): typeof import('./graphql.ts').DemoSyncRunUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DemoSyncRun on SyncRun {\n    ...DemoWork\n    id\n    runState\n    pendingFailureCount\n  }\n"): typeof import('./graphql.ts').DemoSyncRunFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoFailures($id: ID!) {\n    syncRun(id: $id) {\n      failures(first: 3) {\n        __typename\n        ... on SyncFailureConnection { edges { node { filename stage code attempts message } } }\n        ... on Error { message }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DemoFailuresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoRequestReplay($runId: ID!) {\n    requestReplay(input: { runId: $runId, idempotencyKey: \"npm run demo\" }) {\n      __typename\n      ... on RequestReplayPayload { replay { id targetRunId } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').DemoRequestReplayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DemoReplayUpdated($id: ID!) {\n    work: replayUpdated(id: $id) { ...DemoWork phase }\n  }\n"): typeof import('./graphql.ts').DemoReplayUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoSource($id: ID!) {\n    syncRun(id: $id) { failedCount pendingFailureCount }\n  }\n"): typeof import('./graphql.ts').DemoSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoCreateUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { upload { url } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').DemoCreateUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CorpusEntries($id: ID!, $after: String) {\n    file(id: $id) {\n      archive {\n        problem { code }\n        entries(first: 100, after: $after) {\n          edges { node { index path skipReason file { id sha256 tags } } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CorpusEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorpusExtraction($id: ID!) {\n    extractArchive(input: { archiveId: $id }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CorpusExtractionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CorpusJob($id: ID!) {\n    jobUpdated(id: $id) { state failure { code message } }\n  }\n"): typeof import('./graphql.ts').CorpusJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CorpusFiles($tags: JSONObject!) {\n    files(first: 1, filter: { tags: $tags }) { totalCount }\n  }\n"): typeof import('./graphql.ts').CorpusFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchCreateUpload($filename: String!) {\n    createUpload(input: { filename: $filename }) {\n      __typename\n      ... on CreateUploadPayload { upload { url } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchCreateUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchExtractArchive($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId, selection: [] }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchExtractArchiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchCancelJob($jobId: ID!) {\n    cancelJob(input: { jobId: $jobId }) {\n      __typename\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchCancelJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BenchWorkUpdated {\n    workUpdated { id state startedAt }\n  }\n"): typeof import('./graphql.ts').BenchWorkUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BenchJobUpdated($id: ID!) {\n    jobUpdated(id: $id) { id state version progress { itemsDone itemsTotal bytesDone bytesTotal } }\n  }\n"): typeof import('./graphql.ts').BenchJobUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchIndexedArchive($id: ID!) {\n    file(id: $id) { archive { entryCount problem { message } } }\n  }\n"): typeof import('./graphql.ts').BenchIndexedArchiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchEntriesPage($id: ID!, $after: String, $filter: ArchiveEntryFilter) {\n    file(id: $id) {\n      archive {\n        entries(first: 50, after: $after, filter: $filter) {\n          edges { node { index path size modifiedAt skipReason } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BenchEntriesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchEntriesCount($id: ID!, $filter: ArchiveEntryFilter) {\n    file(id: $id) { archive { entries(first: 1, filter: $filter) { totalCount } } }\n  }\n"): typeof import('./graphql.ts').BenchEntriesCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchChildrenPage($id: ID!, $path: String, $after: String) {\n    file(id: $id) {\n      archive {\n        children(first: 50, path: $path, after: $after) {\n          edges { node { name isFolder entry { index size } } }\n          pageInfo { endCursor hasNextPage }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BenchChildrenPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchCreateCollection {\n    createCollection(input: { name: \"bench\" }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchCreateCollectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchAddArchive($collectionId: ID!, $archiveId: ID!) {\n    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId }) {\n      __typename\n      ... on AddToCollectionPayload { added }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchAddArchiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchCreateExport($collectionId: ID!, $format: ExportFormat!) {\n    createExport(input: { collectionId: $collectionId, format: $format, fresh: true }) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchCreateExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BenchExportUpdated($id: ID!) {\n    exportUpdated(id: $id) { exportState complete failure { message } }\n  }\n"): typeof import('./graphql.ts').BenchExportUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchExtractWhole($archiveId: ID!) {\n    extractArchive(input: { archiveId: $archiveId }) {\n      __typename\n      ... on ExtractArchivePayload { job { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchExtractWholeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BenchExtractionUpdated($id: ID!) {\n    jobUpdated(id: $id) { state startedAt finishedAt failure { message } summary { extracted bytes } }\n  }\n"): typeof import('./graphql.ts').BenchExtractionUpdatedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchFilesPage($after: String, $filter: FileFilter) {\n    files(first: 50, after: $after, filter: $filter) {\n      edges { node { id filename contentType size sha256 tags createdAt } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): typeof import('./graphql.ts').BenchFilesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchReplayPreview($runId: ID!, $filter: SyncFailureFilter) {\n    syncRun(id: $runId) {\n      replayPreview(filter: $filter) {\n        __typename\n        ... on ReplayPreview { selected taken bytes }\n        ... on Error { message }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BenchReplayPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BenchRequestReplay($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replay { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').BenchRequestReplayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchReplayReceipt($id: ID!) {\n    replay(id: $id) { receipt { inTarget left replayed } }\n  }\n"): typeof import('./graphql.ts').BenchReplayReceiptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchReplayItems($id: ID!, $after: String, $states: [ReplayItemState!]) {\n    replay(id: $id) {\n      items(first: 50, after: $after, states: $states) {\n        edges { node { failureId fileId channel state } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BenchReplayItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BenchSyncFailures($id: ID!, $after: String, $states: [SyncFailureState!]) {\n    syncRun(id: $id) {\n      failures(first: 50, after: $after, filter: { states: $states }) {\n        __typename\n        ... on SyncFailureConnection {\n          edges { node { id filename channel code state } }\n          pageInfo { endCursor hasNextPage }\n        }\n        ... on Error { message }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BenchSyncFailuresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportForChaos on Export {\n    id\n    state\n    exportState\n    version\n    attempt\n    complete\n    progress { itemsDone itemsTotal }\n  }\n"): typeof import('./graphql.ts').ExportForChaosFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateExportForChaos($input: CreateExportInput!) {\n    createExport(input: $input) {\n      __typename\n      ... on CreateExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateExportForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryExportForChaos($input: RetryExportInput!) {\n    retryExport(input: $input) {\n      __typename\n      ... on RetryExportPayload { export { id } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').RetryExportForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ExportUpdatedForChaos($id: ID!) {\n    exportUpdated(id: $id) { ...ExportForChaos }\n  }\n"): typeof import('./graphql.ts').ExportUpdatedForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCollectionForChaos($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      __typename\n      ... on CreateCollectionPayload { collection { id revision } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateCollectionForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddItemsForChaos($input: AddToCollectionInput!) {\n    addToCollection(input: $input) {\n      __typename\n      ... on AddToCollectionPayload { collection { revision } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').AddItemsForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveItemsForChaos($input: RemoveFromCollectionInput!) {\n    removeFromCollection(input: $input) {\n      __typename\n      ... on RemoveFromCollectionPayload { collection { revision } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveItemsForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReplayForChaos on Replay {\n    id\n    state\n    phase\n    version\n    attempt\n    targetRunId\n    selected\n    taken\n    progress { itemsDone itemsTotal }\n  }\n"): typeof import('./graphql.ts').ReplayForChaosFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestReplayForChaos($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replay { id targetRunId } }\n      ... on Error { message }\n    }\n  }\n"): typeof import('./graphql.ts').RequestReplayForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ReplayUpdatedForChaos($id: ID!) {\n    replayUpdated(id: $id) { ...ReplayForChaos }\n  }\n"): typeof import('./graphql.ts').ReplayUpdatedForChaosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectionForTest on Collection {\n    id\n    name\n    description\n    revision\n    itemCount\n    totalBytes\n    createdAt\n    updatedAt\n  }\n"): typeof import('./graphql.ts').CollectionForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCollectionForTest($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      __typename\n      ... on CreateCollectionPayload { replayed collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateCollectionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCollectionForTest($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      __typename\n      ... on UpdateCollectionPayload { collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCollectionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCollectionForTest($input: DeleteCollectionInput!) {\n    deleteCollection(input: $input) {\n      __typename\n      ... on DeleteCollectionPayload { deletedCollectionId }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').DeleteCollectionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCollectionForTest($input: AddToCollectionInput!) {\n    addToCollection(input: $input) {\n      __typename\n      ... on AddToCollectionPayload {\n        added\n        replaced\n        skipped\n        renamed\n        replayed\n        collection { ...CollectionForTest }\n      }\n      ... on CollectionFullError { limit }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').AddToCollectionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromCollectionForTest($input: RemoveFromCollectionInput!) {\n    removeFromCollection(input: $input) {\n      __typename\n      ... on RemoveFromCollectionPayload { removed collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveFromCollectionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveInCollectionForTest($input: MoveInCollectionInput!) {\n    moveInCollection(input: $input) {\n      __typename\n      ... on MoveInCollectionPayload { moved collection { ...CollectionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').MoveInCollectionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionByIdForTest($id: ID!) {\n    collection(id: $id) { ...CollectionForTest missingCount }\n    node(id: $id) { __typename id }\n  }\n"): typeof import('./graphql.ts').CollectionByIdForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionsForTest($filter: CollectionFilter, $first: Int, $after: String) {\n    collections(filter: $filter, first: $first, after: $after) {\n      totalCount\n      edges { node { id name } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): typeof import('./graphql.ts').CollectionsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionItemsForTest($id: ID!, $filter: CollectionItemFilter, $first: Int, $after: String) {\n    collection(id: $id) {\n      items(filter: $filter, first: $first, after: $after) {\n        totalCount\n        edges { node { path size sha256 fileId missing file { id filename } } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CollectionItemsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionItemForTest($id: ID!, $path: String!) {\n    collection(id: $id) { item(path: $path) { path fileId } }\n  }\n"): typeof import('./graphql.ts').CollectionItemForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionChildrenForTest($id: ID!, $path: String, $first: Int, $after: String) {\n    collection(id: $id) {\n      children(path: $path, first: $first, after: $after) {\n        edges { node { name path isFolder item { path size } } }\n        pageInfo { endCursor hasNextPage }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CollectionChildrenForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreForCollectionTest($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) { __typename }\n  }\n"): typeof import('./graphql.ts').RestoreForCollectionTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CollectionUpdatedForTest($id: ID!) {\n    collectionUpdated(id: $id) {\n      revision\n      name\n      itemCount\n      items(first: 10) { edges { node { path } } }\n    }\n  }\n"): typeof import('./graphql.ts').CollectionUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeletionForTest on Deletion {\n    id\n    state\n    version\n    attempt\n    cancelRequested\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    failure { code message }\n    summary { deleted bytes notReached }\n    timeline { edges { node { event attempt } } }\n  }\n"): typeof import('./graphql.ts').DeletionForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFilesForTest($input: DeleteFilesInput!) {\n    deleteFiles(input: $input) {\n      __typename\n      ... on DeleteFilesPayload { replayed deletion { ...DeletionForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').DeleteFilesForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelDeletionForTest($deletionId: ID!) {\n    cancelDeletion(input: { deletionId: $deletionId }) {\n      __typename\n      ... on CancelDeletionPayload { deletion { ...DeletionForTest } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CancelDeletionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletionForTest($id: ID!) {\n    deletion(id: $id) { ...DeletionForTest }\n    node(id: $id) { __typename id }\n  }\n"): typeof import('./graphql.ts').DeletionForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DeletionUpdatedForTest($id: ID!) {\n    deletionUpdated(id: $id) { ...DeletionForTest }\n  }\n"): typeof import('./graphql.ts').DeletionUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilenamesForTest {\n    files(first: 100) { totalCount edges { node { id filename } } }\n    trash { totalCount }\n  }\n"): typeof import('./graphql.ts').FilenamesForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportForTest on Export {\n    __typename\n    id\n    state\n    exportState\n    step\n    attempt\n    version\n    revision\n    collectionRevision\n    format\n    filename\n    sizeBytes\n    sha256\n    complete\n    expiresAt\n    options { compression fetchMissing }\n    failure { code message }\n    progress { itemsDone itemsTotal bytesDone bytesTotal }\n    missing { edges { node { path reason fileId size sha256 } } }\n    timeline { edges { node { event } } }\n  }\n"): typeof import('./graphql.ts').ExportForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateExportForTest($input: CreateExportInput!) {\n    createExport(input: $input) {\n      __typename\n      ... on CreateExportPayload { reused replayed export { ...ExportForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateExportForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryExportForTest($exportId: ID!) {\n    retryExport(input: { exportId: $exportId }) {\n      __typename\n      ... on RetryExportPayload { reused replayed export { ...ExportForTest retryOf { id } } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').RetryExportForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelExportForTest($exportId: ID!) {\n    cancelExport(input: { exportId: $exportId }) {\n      __typename\n      ... on CancelExportPayload { export { ...ExportForTest } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CancelExportForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportForTestQuery($id: ID!, $expiresIn: Int) {\n    export(id: $id) { ...ExportForTest collection { id } downloadUrl(expiresIn: $expiresIn) }\n    node(id: $id) { __typename id }\n  }\n"): typeof import('./graphql.ts').ExportForTestQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportsForTest($filter: ExportFilter, $first: Int, $after: String) {\n    exports(filter: $filter, first: $first, after: $after) {\n      edges { node { id format exportState } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.ts').ExportsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissingForTest($id: ID!, $after: String) {\n    export(id: $id) {\n      missing(first: 2, after: $after) {\n        edges { node { path reason } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MissingForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ExportUpdatedForTest($id: ID!) {\n    exportUpdated(id: $id) { ...ExportForTest }\n  }\n"): typeof import('./graphql.ts').ExportUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCollectionForExport($name: String!) {\n    createCollection(input: { name: $name }) {\n      __typename\n      ... on CreateCollectionPayload { collection { id revision } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateCollectionForExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddItemsForExport($collectionId: ID!, $items: [CollectionItemInput!]!) {\n    addToCollection(input: { collectionId: $collectionId, items: $items }) {\n      __typename\n      ... on AddToCollectionPayload { collection { id revision } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').AddItemsForExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFileForExport($fileId: ID!) {\n    deleteFile(input: { fileId: $fileId }) {\n      __typename\n    }\n  }\n"): typeof import('./graphql.ts').DeleteFileForExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreFileForExport($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) {\n      __typename\n    }\n  }\n"): typeof import('./graphql.ts').RestoreFileForExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveItemsForExport($collectionId: ID!, $paths: [String!]) {\n    removeFromCollection(input: { collectionId: $collectionId, paths: $paths }) {\n      __typename\n    }\n  }\n"): typeof import('./graphql.ts').RemoveItemsForExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCollectionForExport($collectionId: ID!) {\n    deleteCollection(input: { collectionId: $collectionId }) {\n      __typename\n    }\n  }\n"): typeof import('./graphql.ts').DeleteCollectionForExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDirectUploadForTest($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { replayed upload { id direct url state } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateDirectUploadForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PartsForTest($id: ID!, $first: Int, $after: String) {\n    upload(id: $id) {\n      expiresAt\n      parts(first: $first, after: $after) {\n        edges { node { number start end url expiresAt received } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PartsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteUploadForTest($input: CompleteUploadInput!) {\n    completeUpload(input: $input) {\n      __typename\n      ... on CompleteUploadPayload { upload { id state completion { id } } }\n      ... on PartsMissingError { missing missingCount }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CompleteUploadForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DirectUploadForTest($id: ID!) {\n    upload(id: $id) {\n      state\n      received\n      version\n      file { id filename contentType size sha256 tags downloadUrl }\n      completion { id state attempt failure { code message } progress { bytesDone bytesTotal } upload { id } }\n    }\n  }\n"): typeof import('./graphql.ts').DirectUploadForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CompletionUpdatedForTest($id: ID!) {\n    completionUpdated(id: $id) { state version upload { state file { sha256 } } }\n  }\n"): typeof import('./graphql.ts').CompletionUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DirectUploadUpdatedForTest($id: ID!) {\n    uploadUpdated(id: $id) { state version completion { state } }\n  }\n"): typeof import('./graphql.ts').DirectUploadUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrashForTest($first: Int, $after: String, $filter: FileFilter) {\n    trash(first: $first, after: $after, filter: $filter) {\n      totalCount\n      edges { node { id filename deletedAt purgeAt } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): typeof import('./graphql.ts').TrashForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreFileForTest($fileId: ID!) {\n    restoreFile(input: { fileId: $fileId }) {\n      __typename\n      ... on RestoreFilePayload { file { id deletedAt purgeAt } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').RestoreFileForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EveryReadForTest($id: ID!, $uploadId: ID!) {\n    file(id: $id) { id }\n    node(id: $id) { id }\n    files { edges { node { id } } }\n    upload(id: $uploadId) { file { id } }\n  }\n"): typeof import('./graphql.ts').EveryReadForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadForTest($id: ID!) {\n    upload(id: $id) { id state received size version expiresAt url file { id filename contentType size sha256 } }\n  }\n"): typeof import('./graphql.ts').UploadForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelUploadForTest($uploadId: ID!) {\n    cancelUpload(input: { uploadId: $uploadId }) {\n      __typename\n      ... on CancelUploadPayload { upload { id state url } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CancelUploadForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UploadUpdatedForTest($id: ID!) {\n    uploadUpdated(id: $id) { state received version file { id } }\n  }\n"): typeof import('./graphql.ts').UploadUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GarbageCollectionsForTest($first: Int, $after: String) {\n    garbageCollections(first: $first, after: $after) {\n      edges {\n        node {\n          id\n          dryRun\n          finishedAt\n          force\n          startedAt\n          startedBy\n          state\n          passes { bytes items message name outcome seconds }\n        }\n      }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): typeof import('./graphql.ts').GarbageCollectionsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NodeForGarbageTest($id: ID!) {\n    node(id: $id) { __typename id }\n  }\n"): typeof import('./graphql.ts').NodeForGarbageTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChannelsForTest {\n    channels { name role concurrency bytesPerSecond }\n  }\n"): typeof import('./graphql.ts').ChannelsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestViewer {\n    viewer {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').TestViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestFiles($first: Int, $after: String, $filter: FileFilter) {\n    files(first: $first, after: $after, filter: $filter) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          filename\n          size\n          tags\n          archive {\n            id\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n        hasPreviousPage\n        startCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TestFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestCreateUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload {\n        upload {\n          id\n          filename\n          size\n          state\n          url\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TestCreateUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestCreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      __typename\n      ... on CreateApiKeyPayload {\n        secret\n        apiKey {\n          id\n          name\n          scopes\n          expiresAt\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TestCreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestRevokeApiKey($id: ID!) {\n    revokeApiKey(input: { apiKeyId: $id }) {\n      __typename\n      ... on RevokeApiKeyPayload {\n        apiKey {\n          revokedAt\n        }\n      }\n      ... on Error {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TestRevokeApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestUploadFile($input: UploadFileInput!) {\n    uploadFile(input: $input) {\n      __typename\n      ... on UploadFilePayload {\n        file {\n          id\n          filename\n          contentType\n          sha256\n          size\n          tags\n        }\n      }\n      ... on Error {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TestUploadFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TestWork {\n    workUpdated {\n      id\n      state\n    }\n  }\n"): typeof import('./graphql.ts').TestWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TestJob($id: ID!) {\n    jobUpdated(id: $id) {\n      id\n      state\n    }\n  }\n"): typeof import('./graphql.ts').TestJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExtractOnce($input: ExtractArchiveInput!) {\n    extractArchive(input: $input) {\n      __typename\n      ... on ExtractArchivePayload { replayed job { id state } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').ExtractOnceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryOnce($input: RetryJobInput!) {\n    retryJob(input: $input) {\n      __typename\n      ... on RetryJobPayload { replayed job { id state } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').RetryOnceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateKeyedUpload($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { replayed upload { id url state file { id } } }\n      ... on ConflictError { retryAfterSeconds }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateKeyedUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountedJobsForTest($filter: JobFilter, $first: Int, $after: String) {\n    jobs(filter: $filter, first: $first, after: $after) {\n      edges { node { id } }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n"): typeof import('./graphql.ts').CountedJobsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanForTest($fileId: ID!, $glob: String, $pathPrefix: String, $selection: [Int!], $force: Boolean) {\n    file(id: $fileId) {\n      archive {\n        extractionPlan(glob: $glob, pathPrefix: $pathPrefix, selection: $selection, force: $force) {\n          items\n          bytes\n          refusal\n          skipped { reason count }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlanForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n        query ModifiedForTest($tags: JSONObject!) {\n          files(filter: { tags: $tags }) { edges { node { modifiedAt } } }\n        }\n      "): typeof import('./graphql.ts').ModifiedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ListsUpdatedForTest {\n    listsUpdated { lists }\n  }\n"): typeof import('./graphql.ts').ListsUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTagsForMachines($fileId: ID!, $tags: JSONObject!) {\n    updateFileTags(input: { fileId: $fileId, tags: $tags }) {\n      __typename\n      ... on UpdateFileTagsPayload { file { id tags downloadUrl } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').AddTagsForMachinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReplayForTest on Replay {\n    id\n    version\n    state\n    phase\n    revision\n    failure { code message }\n    progress { itemsDone itemsTotal }\n    sourceRunId\n    targetRunId\n    selected\n    taken\n    enqueued\n    newlyEnqueued\n    alreadyPresent\n    released\n    replayed\n    conflicts\n    receipt { inTarget left notInTarget replayed }\n    attention { phase canLeave }\n    decision\n    decisionNote\n  }\n"): typeof import('./graphql.ts').ReplayForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestReplayForTest($input: RequestReplayInput!) {\n    requestReplay(input: $input) {\n      __typename\n      ... on RequestReplayPayload { replayed replay { ...ReplayForTest } }\n      ... on InvalidInputError { field }\n      ... on NothingToReplayError { taken }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').RequestReplayForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelReplayForTest($replayId: ID!) {\n    cancelReplay(input: { replayId: $replayId }) {\n      __typename\n      ... on CancelReplayPayload { replay { ...ReplayForTest } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CancelReplayForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeReplayForTest($input: AcknowledgeReplayInput!) {\n    acknowledgeReplay(input: $input) {\n      __typename\n      ... on AcknowledgeReplayPayload { replay { ...ReplayForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').AcknowledgeReplayForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplayForTestQuery($id: ID!) {\n    replay(id: $id) { ...ReplayForTest }\n  }\n"): typeof import('./graphql.ts').ReplayForTestQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ReplayUpdatedForTest($id: ID!) {\n    replayUpdated(id: $id) { ...ReplayForTest }\n  }\n"): typeof import('./graphql.ts').ReplayUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplayItemsForTest($id: ID!, $first: Int, $after: String, $states: [ReplayItemState!]) {\n    replay(id: $id) {\n      items(first: $first, after: $after, states: $states) {\n        edges {\n          node {\n            failureId\n            fileId\n            channel\n            action\n            version\n            size\n            state\n            conflict\n            takenBy { id }\n            failure { state version replay { id } }\n          }\n        }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReplayItemsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplayChainForTest($runId: ID!, $filter: SyncFailureFilter, $failureIds: [ID!]) {\n    syncRun(id: $runId) {\n      id\n      operation\n      failedCount\n      pendingFailureCount\n      sourceRunId\n      source { id }\n      replay { id }\n      replays { edges { node { id phase target { id runState } source { id } } } }\n      replayPreview(filter: $filter, failureIds: $failureIds) {\n        __typename\n        ... on ReplayPreview { selected taken bytes }\n        ... on Error { code }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReplayChainForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplaysForTest($filter: ReplayFilter, $first: Int, $after: String) {\n    replays(filter: $filter, first: $first, after: $after) {\n      edges { node { id phase } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.ts').ReplaysForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUploadForTest($input: CreateUploadInput!) {\n    createUpload(input: $input) {\n      __typename\n      ... on CreateUploadPayload { upload { id url } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateUploadForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExtractArchiveForTest(\n    $archiveId: ID!\n    $selection: [Int!]\n    $pathPrefix: String\n    $glob: String\n    $force: Boolean\n    $tags: JSONObject\n  ) {\n    extractArchive(\n      input: {\n        archiveId: $archiveId\n        selection: $selection\n        pathPrefix: $pathPrefix\n        glob: $glob\n        force: $force\n        tags: $tags\n      }\n    ) {\n      __typename\n      ... on ExtractArchivePayload { job { ...JobForTest } }\n      ... on ArchiveBusyError { code message activeJob { id } }\n      ... on UnreadableArchiveError { code message problem { code } }\n      ... on InvalidInputError { code message field }\n      ... on NotFoundError { code message }\n    }\n  }\n"): typeof import('./graphql.ts').ExtractArchiveForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryJobForTest($jobId: ID!) {\n    retryJob(input: { jobId: $jobId }) {\n      __typename\n      ... on RetryJobPayload { job { ...JobForTest } }\n      ... on ArchiveBusyError { activeJob { id } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').RetryJobForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJobForTest($jobId: ID!) {\n    cancelJob(input: { jobId: $jobId }) {\n      __typename\n      ... on CancelJobPayload { job { ...JobForTest } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CancelJobForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFileForTest($fileId: ID!) {\n    deleteFile(input: { fileId: $fileId }) {\n      __typename\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').DeleteFileForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobForTest on Job {\n    id\n    state\n    version\n    attempt\n    cancelRequested\n    step\n    selection\n    pathPrefix\n    glob\n    force\n    tags\n    retryOf { id }\n    progress { itemsDone itemsTotal bytesDone bytesTotal itemsPerSecond bytesPerSecond secondsLeft }\n    failure { code message }\n    summary { entries extracted bytes notReached skipped { reason count } skippedEntries { index name reason } }\n    timeline { edges { node { event attempt message } } }\n  }\n"): typeof import('./graphql.ts').JobForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobByIdForTest($id: ID!) {\n    job(id: $id) { ...JobForTest }\n  }\n"): typeof import('./graphql.ts').JobByIdForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsForTest($filter: JobFilter) {\n    jobs(filter: $filter) { edges { node { id } } }\n  }\n"): typeof import('./graphql.ts').JobsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobUpdatedForTest($id: ID!) {\n    jobUpdated(id: $id) { ...JobForTest }\n  }\n"): typeof import('./graphql.ts').JobUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WorkUpdatedForTest {\n    workUpdated { __typename id state version }\n  }\n"): typeof import('./graphql.ts').WorkUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArchiveForTest($fileId: ID!, $first: Int, $after: String) {\n    file(id: $fileId) {\n      archive {\n        id\n        entryCount\n        problem { code message }\n        entries(first: $first, after: $after) {\n          edges { cursor node { index name path size compressedSize crc32 method selectable skipReason file { id sha256 } } }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ArchiveForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildrenForTest($tags: JSONObject!, $after: String) {\n    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {\n      edges { node { id filename size sha256 contentType tags downloadUrl } }\n      pageInfo { hasNextPage endCursor }\n      totalCount\n    }\n  }\n"): typeof import('./graphql.ts').ChildrenForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SyncRunsForTest($filter: SyncRunFilter, $first: Int, $after: String) {\n    syncRuns(filter: $filter, first: $first, after: $after) {\n      edges { node { id runState } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.ts').SyncRunsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SyncRunDetailsForTest($id: ID!) {\n    syncRun(id: $id) {\n      runState\n      filter\n      channelNames\n      pausedAt\n      waitsUntil\n      waitsForStores\n      removalsRefused\n      listed\n      touched\n      failedCount\n      pendingFailureCount\n      retryingCount\n      options { bytesPerDay olderThanDays removeExtraneous samplePercent secondsPerDay }\n      channels { channel outages { channel } }\n      rounds { channel round attempted succeeded failed movedBytes startedAt endedAt }\n      schedule { id }\n      progress { itemsTotal itemsPerSecond }\n      timeline { edges { node { event } } }\n    }\n  }\n"): typeof import('./graphql.ts').SyncRunDetailsForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CopiesForTest($id: ID!) {\n    file(id: $id) { copies { channel confirmedAt fault runId } }\n  }\n"): typeof import('./graphql.ts').CopiesForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TasksForTest($id: ID!, $filter: SyncTaskFilter, $first: Int, $after: String) {\n    syncRun(id: $id) {\n      tasks(filter: $filter, first: $first, after: $after) {\n        edges { node { fileId channel action state round file { filename } } }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TasksForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailuresForTest($id: ID!, $filter: SyncFailureFilter) {\n    syncRun(id: $id) {\n      failedCount\n      pendingFailureCount\n      failureGroups { channel stage code state count message }\n      failures(filter: $filter) {\n        __typename\n        ... on SyncFailureConnection {\n          edges {\n            node {\n              id\n              fileId\n              filename\n              size\n              sha256\n              channel\n              action\n              stage\n              code\n              attempts\n              version\n              state\n              file { id }\n            }\n          }\n        }\n        ... on Error { code }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FailuresForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FailuresUpdatedForTest($id: ID!) {\n    syncRunUpdated(id: $id) {\n      state\n      failures { ... on SyncFailureConnection { edges { node { filename state } } } }\n    }\n  }\n"): typeof import('./graphql.ts').FailuresUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailureNodeForTest($id: ID!) {\n    node(id: $id) { __typename ... on SyncFailure { code } }\n  }\n"): typeof import('./graphql.ts').FailureNodeForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseSyncRunForTest($runId: ID!) {\n    pauseSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on PauseSyncRunPayload { run { state pausedAt } }\n      ... on Error { code }\n    }\n  }\n"): typeof import('./graphql.ts').PauseSyncRunForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeSyncRunForTest($runId: ID!) {\n    resumeSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on ResumeSyncRunPayload { run { pausedAt } }\n      ... on Error { code }\n    }\n  }\n"): typeof import('./graphql.ts').ResumeSyncRunForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportForTest on SyncReport {\n    state\n    version\n    sha256\n    sizeBytes\n    publishedAt\n    lastError\n    downloadUrl\n    failuresUrl\n  }\n"): typeof import('./graphql.ts').ReportForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedRunForTest($id: ID!) {\n    syncRun(id: $id) {\n      ...SyncRunForTest\n      archived\n      cancelRequested\n      createdAt\n      startedAt\n      finishedAt\n      updatedAt\n      channels { movedBytes }\n      failureGroups { channel stage code state count message }\n      timeline(first: 2) {\n        edges { cursor node { event attempt message at } }\n        pageInfo { hasNextPage endCursor }\n      }\n      report { ...ReportForTest }\n    }\n  }\n"): typeof import('./graphql.ts').ReportedRunForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimelineOfRunForTest($id: ID!, $after: String) {\n    syncRun(id: $id) { timeline(after: $after) { edges { node { event message } } } }\n  }\n"): typeof import('./graphql.ts').TimelineOfRunForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RunAsNodeForTest($id: ID!) {\n    node(id: $id) { __typename id }\n  }\n"): typeof import('./graphql.ts').RunAsNodeForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetrySyncReportForTest($runId: ID!) {\n    retrySyncReport(input: { runId: $runId }) {\n      ... on RetrySyncReportPayload { run { version report { state version } } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').RetrySyncReportForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScheduleForTest on SyncSchedule {\n    id\n    kind\n    cron\n    timeZone\n    options { samplePercent }\n    filter\n    channels\n    enabled\n    nextAt\n    lastError\n    updatedAt\n    lastRun { id month schedule { id } }\n  }\n"): typeof import('./graphql.ts').ScheduleForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSyncScheduleForTest($input: CreateSyncScheduleInput!) {\n    createSyncSchedule(input: $input) {\n      __typename\n      ... on CreateSyncSchedulePayload { replayed schedule { ...ScheduleForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CreateSyncScheduleForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSyncScheduleForTest($input: UpdateSyncScheduleInput!) {\n    updateSyncSchedule(input: $input) {\n      __typename\n      ... on UpdateSyncSchedulePayload { schedule { ...ScheduleForTest } }\n      ... on InvalidInputError { field }\n      ... on Error { code }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSyncScheduleForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSyncScheduleForTest($scheduleId: ID!) {\n    deleteSyncSchedule(input: { scheduleId: $scheduleId }) {\n      __typename\n      ... on DeleteSyncSchedulePayload { deletedScheduleId }\n      ... on Error { code }\n    }\n  }\n"): typeof import('./graphql.ts').DeleteSyncScheduleForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchedulesForTest($first: Int, $after: String) {\n    syncSchedules(first: $first, after: $after) {\n      edges { node { ...ScheduleForTest } }\n      pageInfo { endCursor hasNextPage }\n    }\n  }\n"): typeof import('./graphql.ts').SchedulesForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScheduleForTestQuery($id: ID!) {\n    syncSchedule(id: $id) { ...ScheduleForTest }\n    node(id: $id) { __typename }\n  }\n"): typeof import('./graphql.ts').ScheduleForTestQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SyncRunForTest on SyncRun {\n    id\n    version\n    state\n    runState\n    kind\n    operation\n    month\n    cycle\n    dryRun\n    listedAll\n    attempt\n    failure { code message }\n    progress { itemsDone itemsTotal }\n    channels {\n      channel\n      listed\n      done\n      skipped\n      failed\n      pendingFailures\n      retrying\n      listedBytes\n      settledBytes\n      outages { channel givenUpAt message since }\n    }\n  }\n"): typeof import('./graphql.ts').SyncRunForTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSyncRunForTest($input: StartSyncRunInput!) {\n    startSyncRun(input: $input) {\n      __typename\n      ... on StartSyncRunPayload { replayed run { ...SyncRunForTest } }\n      ... on InvalidInputError { field }\n      ... on SyncRunExistsError { existingRun { id } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').StartSyncRunForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSyncRunForTest($runId: ID!) {\n    cancelSyncRun(input: { runId: $runId }) {\n      __typename\n      ... on CancelSyncRunPayload { run { ...SyncRunForTest } }\n      ... on Error { code message }\n    }\n  }\n"): typeof import('./graphql.ts').CancelSyncRunForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SyncRunForTestQuery($id: ID!) {\n    syncRun(id: $id) { ...SyncRunForTest }\n  }\n"): typeof import('./graphql.ts').SyncRunForTestQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SyncRunUpdatedForTest($id: ID!) {\n    syncRunUpdated(id: $id) { ...SyncRunForTest }\n  }\n"): typeof import('./graphql.ts').SyncRunUpdatedForTestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorkListForTest($filter: WorkListFilter, $first: Int = 100, $after: String) {\n    work(filter: $filter, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          __typename\n          id\n          state\n          progress { itemsDone }\n          ... on Completion { upload { filename } }\n          ... on Export { filename }\n          ... on Replay { phase }\n          ... on SyncRun { pendingFailureCount }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): typeof import('./graphql.ts').WorkListForTestDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
