type Asked = { kind: string; filename: string }

const found = import.meta.glob<string>(
  [
    '../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url&inline', import: 'default', exhaustive: true },
)

/** By their names alone, none of which is there twice. */
const loaders = new Map(
  Object.entries(found).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]),
)

/**
 * What some documents need beside their own bytes: character maps of East Asian fonts, the standard fonts, decoders of images.
 * They are scripts of ours that hold the bytes: the policy lets the frame fetch nothing.
 */
export class BundledData {
  async fetch({ filename }: Asked): Promise<Uint8Array> {
    const load = loaders.get(filename)
    if (load === undefined) throw new Error(`there is no ${filename}`)
    const text = await load()
    return Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  }
}
