import {
  failureStages,
  failureStates,
  syncActions,
  syncKinds,
  syncOperations,
  syncRunStates,
  taskStates,
} from '../sync-runs/sync-words.ts'
import { builder } from './builder.ts'

export const SyncKindEnum = builder.enumType('SyncKind', { values: syncKinds })
export const SyncOperationEnum = builder.enumType('SyncOperation', { values: syncOperations })
export const SyncRunStateEnum = builder.enumType('SyncRunState', { values: syncRunStates })
export const SyncActionEnum = builder.enumType('SyncAction', { values: syncActions })
export const SyncTaskStateEnum = builder.enumType('SyncTaskState', { values: taskStates })
export const FailureStageEnum = builder.enumType('SyncFailureStage', { values: failureStages })
export const FailureStateEnum = builder.enumType('SyncFailureState', { values: failureStates })
