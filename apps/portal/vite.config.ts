import { oldestOfPortal } from '../browsers.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { copiesVersion } from './build/copies-version.ts'
import { cutFonts, fontFolder } from './build/fonts.ts'
import { firstLook } from './build/inline-scripts.ts'
import { noServerCode } from './build/no-server-code.ts'

const api = process.env['PORTAL_API'] ?? 'http://127.0.0.1:8080'

export default defineConfig(async () => {
  await cutFonts()
  return {
    root: import.meta.dirname,
    plugins: [firstLook(), noServerCode('portal'), react(), tailwindcss()],
    define: { 'import.meta.env.COPIES_VERSION': JSON.stringify(await copiesVersion()) },
    resolve: { alias: { '~fonts': fontFolder } },
    server: { port: 9320, proxy: { '/api': api, '/nou': api, '/health': api } },
    build: {
      outDir: '../../dist/portal',
      emptyOutDir: true,
      manifest: true,
      target: oldestOfPortal,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false as const },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  }
})
