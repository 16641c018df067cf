import { FileTrigger } from 'react-aria-components'
import { Button } from '../ui/button.tsx'
import { chosenFiles } from './dropped-files.ts'
import { useUploadQueue } from './uploads-context.tsx'

/** Buttons that let one choose files, or a folder with all that is in it. */
export function ChooseFiles() {
  const queue = useUploadQueue()
  const add = (files: FileList | null) => queue.add(chosenFiles(files))
  return (
    <>
      <FileTrigger allowsMultiple onSelect={add}>
        <Button look="primary">Upload files</Button>
      </FileTrigger>
      <FileTrigger acceptDirectory onSelect={add}>
        <Button>Upload a folder</Button>
      </FileTrigger>
    </>
  )
}
