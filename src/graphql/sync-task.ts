import { readPageRequest } from '../lib/page.ts'
import { fileOfTask } from '../sync-runs/file-of-task.ts'
import { type ListedTask, listRunTasks, taskKey } from '../sync-runs/list-run-tasks.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost } from './connection.ts'
import { FileRef, SyncRunRef } from './refs.ts'
import { SyncActionEnum, SyncTaskStateEnum } from './sync-words.ts'

const SyncTaskType = builder.objectRef<ListedTask>('SyncTask').implement({
  fields: (t) => ({
    action: t.expose('action', { type: SyncActionEnum }),
    channel: t.exposeString('channel'),
    file: t.field({
      type: FileRef,
      nullable: true,
      resolve: (task, _, ctx) => {
        const fileId = fileOfTask(task)
        return fileId === null ? null : ctx.loaders.file.load(fileId)
      },
    }),
    fileId: t.id({ nullable: true, resolve: fileOfTask }),
    round: t.exposeInt('round'),
    state: t.expose('state', { type: SyncTaskStateEnum }),
  }),
})

const SyncTaskFilterInput = builder.inputType('SyncTaskFilter', {
  fields: (t) => ({
    actions: t.field({ type: [SyncActionEnum] }),
    channels: t.stringList(),
    states: t.field({ type: [SyncTaskStateEnum] }),
  }),
})

builder.objectField(SyncRunRef, 'tasks', (t) =>
  t.field({
    type: defineConnection('SyncTask', SyncTaskType),
    nullable: true,
    args: { ...pageArgs, filter: t.arg({ type: SyncTaskFilterInput }) },
    complexity: pageCost,
    resolve: async ({ work }, { filter, ...args }, ctx) => {
      const list = `tasks:${work.id}`
      const request = { runId: work.id, page: readPageRequest(list, args), filter }
      const page = await listRunTasks(ctx, request)
      return page && { ...page, list, key: taskKey }
    },
  }),
)
