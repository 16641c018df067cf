import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * The console as static files, which the server hands out, and the page that draws PDFs in a sandbox. Nothing is inlined: the
 * pages' policies allow no inline script.
 */
export default defineConfig({
  root: path('.'),
  plugins: [react()],
  // Where the server puts the nonce of each page.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: path('../../dist/web'),
    rolldownOptions: {
      input: { console: path('index.html'), 'pdf-frame': path('pdf-frame/index.html') },
      checks: { pluginTimings: false },
    },
    // What reads PDFs is large, and loaded with the first PDF.
    chunkSizeWarningLimit: 2000,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
