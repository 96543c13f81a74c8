import { oldestOfOffice } from '../browsers.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cutFonts, fontFolder } from '../portal/build/fonts.ts'
import { noServerCode } from '../portal/build/no-server-code.ts'

const api = process.env['OFFICE_API'] ?? 'http://127.0.0.1:8081'

export default defineConfig(async () => {
  await cutFonts()
  return {
    root: import.meta.dirname,
    plugins: [noServerCode('office'), react(), tailwindcss()],
    resolve: { alias: { '~fonts': fontFolder } },
    server: { port: 9321, proxy: { '/api': api, '/nou': api, '/health': api } },
    build: {
      outDir: '../../dist/office',
      emptyOutDir: true,
      manifest: true,
      target: oldestOfOffice,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  }
})
