import type { Services } from '../../src/context.ts'
import { startServer } from '../../src/http/server.ts'
import type { ObjectStore } from '../../src/storage/object-store.ts'

/** A second server on the same services, but with a store some of whose methods are replaced. */
export async function startFaultyServer(
  services: Services,
  faults: Partial<ObjectStore>,
): Promise<Awaited<ReturnType<typeof startServer>>> {
  const { store } = services
  const faulty: ObjectStore = {
    put: (...given) => store.put(...given),
    putMany: (...given) => store.putMany(...given),
    read: (...given) => store.read(...given),
    readRange: (...given) => store.readRange(...given),
    stat: (...given) => store.stat(...given),
    inspectMany: (...given) => store.inspectMany(...given),
    delete: (...given) => store.delete(...given),
    list: (...given) => store.list(...given),
    partial: store.partial,
    check: () => store.check(),
    ...faults,
  }
  return await startServer({ ...services, store: faulty })
}
