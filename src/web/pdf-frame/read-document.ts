import {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { BundledData } from './bundled-data.ts'
import type { FrameRefusal } from './frame-message.ts'

/** An image of more pixels is left out: it would take more memory than a tab has. */
const largestImage = 100_000_000

/** Reads a PDF, or says why that can't be shown. */
export async function readDocument(
  bytes: ArrayBuffer,
  worker: Worker,
): Promise<PDFDocumentProxy | FrameRefusal> {
  GlobalWorkerOptions.workerPort = worker
  try {
    const read = await getDocument({
      data: new Uint8Array(bytes),
      enableXfa: false,
      maxImageSize: largestImage,
      verbosity: VerbosityLevel.ERRORS,
      // Names, not addresses: nothing is fetched.
      BinaryDataFactory: BundledData,
      useWorkerFetch: false,
      // The bundled ones: with a system's own it would fetch what that lacks.
      useSystemFonts: false,
      cMapUrl: 'cmaps/',
      standardFontDataUrl: 'standard_fonts/',
      wasmUrl: 'wasm/',
    }).promise
    // Broken ones may be read without an error, and have no page.
    await read.getPage(1)
    return read
  } catch (error) {
    return error instanceof PasswordException ? 'ENCRYPTED' : 'BROKEN'
  }
}
