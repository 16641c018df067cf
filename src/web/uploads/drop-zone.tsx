import { useEffect, useState } from 'react'
import { useToasts } from '../ui/toasts.tsx'
import { droppedFiles } from './dropped-files.ts'
import { useUploadQueue } from './uploads-context.tsx'

/** Takes files and folders that are dropped anywhere on the page. */
export function DropZone() {
  const queue = useUploadQueue()
  const { tell } = useToasts()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const take = async (transfer: DataTransfer) => {
      const files = await droppedFiles(transfer)
      if (files.length === 0) tell({ text: 'There were no files in what you dropped.', tone: 'bad' })
      queue.add(files)
    }
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // It left the window, rather than went from one element to the next.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      take(event.dataTransfer).catch(() =>
        tell({ text: 'What you dropped could not be read: choose the files instead.', tone: 'bad' }),
      )
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', onDrop)
    }
  }, [queue, tell])
  return isOver ? <div className="drop-veil">Drop to upload</div> : null
}
