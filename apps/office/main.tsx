import './theme.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { fetchNotice } from '#platform/browser/lazy-part.tsx'
import { mutationDefaults, queryDefaults } from '#platform/browser/network/query-defaults.ts'
import { createRestClient, RestProvider } from '#platform/browser/network/rest-client.ts'
import { deskTokens } from '#features/staff/office/session.ts'
import { App } from './App.tsx'

fetchNotice()
const place = document.getElementById('root')
if (place === null) throw new Error('No #root in the page')
const queries = new QueryClient({
  defaultOptions: { queries: queryDefaults, mutations: mutationDefaults },
})
createRoot(place).render(
  <RestProvider value={createRestClient(deskTokens)}>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </RestProvider>,
)
