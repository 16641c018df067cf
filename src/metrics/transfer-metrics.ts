import { Counter, type Registry } from '@prometheus-io/client'

/** Bytes of files, as they come and go. */
export type TransferMetrics = { uploaded: Counter; downloaded: Counter; extracted: Counter }

export function createTransferMetrics(registry: Registry): TransferMetrics {
  const registers = [registry]
  return {
    uploaded: new Counter({
      name: 'stevedore_uploaded_bytes_total',
      help: 'Bytes that uploads brought, whether or not they became files.',
      registers,
    }),
    downloaded: new Counter({
      name: 'stevedore_downloaded_bytes_total',
      help: 'Bytes of files that were sent; without those that a bucket sent itself.',
      registers,
    }),
    extracted: new Counter({
      name: 'stevedore_extracted_bytes_total',
      help: 'Bytes of the files that jobs made of entries.',
      registers,
    }),
  }
}
