import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useClient } from 'urql'
import { UploadQueue, type UploadSnapshot } from './upload-queue.ts'
import { UploadServer } from './upload-server.ts'

const UploadContext = createContext<UploadQueue | null>(null)

/** Holds the uploads of who is signed in. Leaving the page while bytes are sent is asked about first. */
export function UploadProvider({ children }: { children: ReactNode }) {
  const client = useClient()
  const [queue] = useState(() => new UploadQueue(new UploadServer(client)))
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.get().totals.isActive) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      queue.stop()
    }
  }, [queue])
  return <UploadContext value={queue}>{children}</UploadContext>
}

export function useUploadQueue(): UploadQueue {
  const queue = useContext(UploadContext)
  if (queue === null) throw new Error('there are no uploads outside of the console')
  return queue
}

export function useUploads(): UploadSnapshot {
  const queue = useUploadQueue()
  return useSyncExternalStore(queue.subscribe, queue.get)
}
