import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const sizes = [192, 512] as const

const manifest = {
  id: '/',
  name: 'Student Portal',
  short_name: 'Portal',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f9fb',
  theme_color: '#06486b',
  icons: [
    ...sizes.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}

/** Writes the files with which a phone can install the portal: manifest.webmanifest and the seal in two sizes. */
export async function writeManifest(folder: string): Promise<void> {
  const seal = sharp(join(folder, 'icon.svg'), { density: 1_536 })
  await Promise.all([
    writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest)),
    ...sizes.map((size) =>
      seal
        .clone()
        .resize(size)
        .png()
        .toFile(join(folder, `icon-${size}.png`)),
    ),
  ])
}
