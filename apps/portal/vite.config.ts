import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cutFonts, fontFolder } from './build/fonts.ts'
import { noServerCode } from './build/no-server-code.ts'

const api = process.env['PORTAL_API'] ?? 'http://127.0.0.1:8080'

/** Few files compress better than many: what every page needs first, and what only the public pages share. */
const chunkGroups = [
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-hot-toast)\/|lucide-react\/dist\/esm\/(?!icons)/,
    priority: 3,
  },
  {
    name: 'shared',
    test: /platform\/pure\/(calendar|message|money)|platform\/browser\/(rest|stored|language|theme|connection|messages|saved-copy|drafts)|ui\/(Button|Spinner|Field|PageHeader|Seal|RunningStitch|DhakaWeave|LanguageSwitch|digits|Toasts)|institution\/(portal\/(settings|HelpDesk)|rules)|auth\/(rules\/(messages|facts|genders|email|roles)|portal\/session|wire\/login)|apps\/portal\/(App|AuthGate|Crashed|gate|guard-phase|SidebarHead|public-pages|protected-paths)|icons\/(circle-check|x|info|circle-question-mark|circle-x|check|triangle-exclamation-point)\./,
    priority: 2,
  },
  {
    name: 'public',
    test: /auth\/portal\/(PublicLayout|summary)|Choice|ErrorSummary|browser\/form/,
    priority: 1,
  },
]

export default defineConfig(async () => {
  await cutFonts()
  return {
    root: import.meta.dirname,
    plugins: [noServerCode(), react(), tailwindcss()],
    resolve: { alias: { '~fonts': fontFolder } },
    server: { port: 9320, proxy: { '/api': api, '/nou': api, '/health': api } },
    build: {
      outDir: '../../dist/portal',
      emptyOutDir: true,
      manifest: true,
      target: 'chrome111',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  }
})
