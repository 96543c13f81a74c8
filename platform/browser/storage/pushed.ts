/** Message from the portal's worker to open pages when the server has pushed something. */
export const pushedWord = 'pushed'

/** Hears of it while the page is open; gives what ends that. */
export function onPushed(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const hear = ({ data }: MessageEvent) => {
    if (data === pushedWord) listener()
  }
  serviceWorker.addEventListener('message', hear)
  return () => serviceWorker.removeEventListener('message', hear)
}
