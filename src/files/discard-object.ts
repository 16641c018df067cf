import type { Services } from '../context.ts'

/** Deletes an object that no row names. If the store can't, the object is left to garbage collection. */
export async function discardObject(ctx: Services, storageKey: string): Promise<void> {
  try {
    await ctx.store.delete(storageKey)
  } catch (error) {
    ctx.log.warn({ err: error, storageKey }, 'an object that no file names could not be deleted')
  }
}
