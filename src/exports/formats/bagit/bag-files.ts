/** A bag that lies somewhere, with paths relative to its folder, `/` between segments. */
export type BagFiles = {
  paths(): AsyncIterable<string>
  read(path: string): AsyncIterable<Uint8Array>
}
