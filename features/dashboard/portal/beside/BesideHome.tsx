import type { HomeProps } from '../at-home.ts'
import { DuesHome } from '../dues/DuesHome.tsx'
import { LibraryHome } from '../library/LibraryHome.tsx'

/** Amounts due, then the library. */
export function BesideHome({ children, ...at }: HomeProps) {
  return (
    <DuesHome {...at}>
      {(dues) => (
        <LibraryHome {...at}>
          {(library) =>
            children({
              ...library,
              isPending: dues.isPending || library.isPending,
              tasks: [...dues.tasks, ...library.tasks],
            })
          }
        </LibraryHome>
      )}
    </DuesHome>
  )
}
