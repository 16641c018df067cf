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
    "fragment WorkRow on Work {\n  __typename\n  id\n  state\n  version\n  attempt\n  step\n  cancelRequested\n  createdAt\n  startedAt\n  finishedAt\n  updatedAt\n  failure {\n    code\n    message\n  }\n  progress {\n    itemsDone\n    itemsTotal\n    bytesDone\n    bytesTotal\n    itemsPerSecond\n    bytesPerSecond\n    secondsLeft\n  }\n}\n\nsubscription WatchWork {\n  workUpdated {\n    ...WorkRow\n    ... on Job {\n      filesCreated: summary {\n        extracted\n      }\n    }\n    ... on Export {\n      exportState\n      filename\n      format\n      complete\n      sizeBytes\n      expiresAt\n    }\n    ... on SyncRun {\n      kind\n      runState\n      pausedAt\n      waitsUntil\n      listed\n      touched\n      failedCount\n      pendingFailureCount\n      retryingCount\n    }\n    ... on Replay {\n      phase\n      selected\n      enqueued\n      replayed\n      conflicts\n      targetRunId\n    }\n  }\n}": typeof types.WorkRowFragmentDoc,
    "fragment UploadRow on Upload {\n  __typename\n  id\n  filename\n  size\n  received\n  state\n  url\n  direct\n  createdAt\n  version\n  file {\n    __typename\n    id\n  }\n}\n\nmutation CreateUpload($input: CreateUploadInput!) {\n  createUpload(input: $input) {\n    __typename\n    ... on CreateUploadPayload {\n      upload {\n        ...UploadRow\n      }\n    }\n    ... on Error {\n      code\n      message\n    }\n  }\n}\n\nmutation CancelUpload($input: CancelUploadInput!) {\n  cancelUpload(input: $input) {\n    __typename\n    ... on CancelUploadPayload {\n      upload {\n        ...UploadRow\n      }\n    }\n    ... on Error {\n      code\n      message\n    }\n  }\n}\n\nquery UploadState($id: ID!) {\n  upload(id: $id) {\n    ...UploadRow\n  }\n}\n\nquery UnfinishedUploads {\n  uploads(first: 50, filter: {states: [PENDING]}) {\n    edges {\n      node {\n        ...UploadRow\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nsubscription UploadUpdated($id: ID!) {\n  uploadUpdated(id: $id) {\n    ...UploadRow\n  }\n}": typeof types.UploadRowFragmentDoc,
};
const documents: Documents = {
    "fragment WorkRow on Work {\n  __typename\n  id\n  state\n  version\n  attempt\n  step\n  cancelRequested\n  createdAt\n  startedAt\n  finishedAt\n  updatedAt\n  failure {\n    code\n    message\n  }\n  progress {\n    itemsDone\n    itemsTotal\n    bytesDone\n    bytesTotal\n    itemsPerSecond\n    bytesPerSecond\n    secondsLeft\n  }\n}\n\nsubscription WatchWork {\n  workUpdated {\n    ...WorkRow\n    ... on Job {\n      filesCreated: summary {\n        extracted\n      }\n    }\n    ... on Export {\n      exportState\n      filename\n      format\n      complete\n      sizeBytes\n      expiresAt\n    }\n    ... on SyncRun {\n      kind\n      runState\n      pausedAt\n      waitsUntil\n      listed\n      touched\n      failedCount\n      pendingFailureCount\n      retryingCount\n    }\n    ... on Replay {\n      phase\n      selected\n      enqueued\n      replayed\n      conflicts\n      targetRunId\n    }\n  }\n}": types.WorkRowFragmentDoc,
    "fragment UploadRow on Upload {\n  __typename\n  id\n  filename\n  size\n  received\n  state\n  url\n  direct\n  createdAt\n  version\n  file {\n    __typename\n    id\n  }\n}\n\nmutation CreateUpload($input: CreateUploadInput!) {\n  createUpload(input: $input) {\n    __typename\n    ... on CreateUploadPayload {\n      upload {\n        ...UploadRow\n      }\n    }\n    ... on Error {\n      code\n      message\n    }\n  }\n}\n\nmutation CancelUpload($input: CancelUploadInput!) {\n  cancelUpload(input: $input) {\n    __typename\n    ... on CancelUploadPayload {\n      upload {\n        ...UploadRow\n      }\n    }\n    ... on Error {\n      code\n      message\n    }\n  }\n}\n\nquery UploadState($id: ID!) {\n  upload(id: $id) {\n    ...UploadRow\n  }\n}\n\nquery UnfinishedUploads {\n  uploads(first: 50, filter: {states: [PENDING]}) {\n    edges {\n      node {\n        ...UploadRow\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nsubscription UploadUpdated($id: ID!) {\n  uploadUpdated(id: $id) {\n    ...UploadRow\n  }\n}": types.UploadRowFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WorkRow on Work {\n  __typename\n  id\n  state\n  version\n  attempt\n  step\n  cancelRequested\n  createdAt\n  startedAt\n  finishedAt\n  updatedAt\n  failure {\n    code\n    message\n  }\n  progress {\n    itemsDone\n    itemsTotal\n    bytesDone\n    bytesTotal\n    itemsPerSecond\n    bytesPerSecond\n    secondsLeft\n  }\n}\n\nsubscription WatchWork {\n  workUpdated {\n    ...WorkRow\n    ... on Job {\n      filesCreated: summary {\n        extracted\n      }\n    }\n    ... on Export {\n      exportState\n      filename\n      format\n      complete\n      sizeBytes\n      expiresAt\n    }\n    ... on SyncRun {\n      kind\n      runState\n      pausedAt\n      waitsUntil\n      listed\n      touched\n      failedCount\n      pendingFailureCount\n      retryingCount\n    }\n    ... on Replay {\n      phase\n      selected\n      enqueued\n      replayed\n      conflicts\n      targetRunId\n    }\n  }\n}"): typeof import('./graphql.ts').WorkRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment UploadRow on Upload {\n  __typename\n  id\n  filename\n  size\n  received\n  state\n  url\n  direct\n  createdAt\n  version\n  file {\n    __typename\n    id\n  }\n}\n\nmutation CreateUpload($input: CreateUploadInput!) {\n  createUpload(input: $input) {\n    __typename\n    ... on CreateUploadPayload {\n      upload {\n        ...UploadRow\n      }\n    }\n    ... on Error {\n      code\n      message\n    }\n  }\n}\n\nmutation CancelUpload($input: CancelUploadInput!) {\n  cancelUpload(input: $input) {\n    __typename\n    ... on CancelUploadPayload {\n      upload {\n        ...UploadRow\n      }\n    }\n    ... on Error {\n      code\n      message\n    }\n  }\n}\n\nquery UploadState($id: ID!) {\n  upload(id: $id) {\n    ...UploadRow\n  }\n}\n\nquery UnfinishedUploads {\n  uploads(first: 50, filter: {states: [PENDING]}) {\n    edges {\n      node {\n        ...UploadRow\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nsubscription UploadUpdated($id: ID!) {\n  uploadUpdated(id: $id) {\n    ...UploadRow\n  }\n}"): typeof import('./graphql.ts').UploadRowFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
