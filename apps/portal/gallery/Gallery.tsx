// Development only (npm run dev, then /gallery.html): every building block in every state, in both themes.
import './gallery.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useDocumentLanguage } from '#platform/browser/language.ts'
import { LanguageSwitch } from '#platform/browser/ui/frame/LanguageSwitch.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { Toasts } from '#platform/browser/ui/frame/Toasts.tsx'
import { Controls, Dialogs } from './Controls.tsx'
import { Choices, Dates, Fields, Files } from './Forms.tsx'
import { Banners, Brand, Connection } from './Frames.tsx'
import { Lists, Loadings, Tables } from './Lists.tsx'
import { OfficeTables } from './OfficeTables.tsx'
import { Texts } from './Texts.tsx'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The page without a theme in its address: both beside each other. */
function BothThemes() {
  return (
    <div className="gallery-themes">
      {themes.map((theme) => (
        // This very page, which needs its scripts and its storage.
        // eslint-disable-next-line react/iframe-missing-sandbox
        <iframe key={theme} title={theme} src={`?theme=${theme}`} />
      ))}
    </div>
  )
}

const queries = new QueryClient()

function Gallery({ theme }: { readonly theme: Theme }) {
  useDocumentLanguage()
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <QueryClientProvider client={queries}>
      <Router hook={memoryLocation().hook}>
        <main className="mx-auto grid max-w-290 gap-5 p-6 md:grid-cols-2">
          <div className="md:col-span-2">
            <PageHeader title="Components" subtitle={`All of platform/browser/ui, ${theme}`}>
              <LanguageSwitch />
            </PageHeader>
          </div>
          <Controls />
          <Dialogs />
          <Texts />
          <Fields />
          <Choices />
          <Dates />
          <Files />
          <Banners />
          <Connection />
          <Brand />
          <Lists />
          <Loadings />
          <Tables />
          <OfficeTables />
        </main>
        <Toasts />
      </Router>
    </QueryClientProvider>
  )
}

const asked = new URLSearchParams(location.search).get('theme')
const theme = themes.find((each) => each === asked)
const place = document.getElementById('root')
if (place !== null)
  createRoot(place).render(theme === undefined ? <BothThemes /> : <Gallery theme={theme} />)
