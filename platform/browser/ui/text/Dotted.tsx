import { Fragment, type ReactNode } from 'react'

type Props = { readonly parts: readonly ReactNode[]; readonly className?: string }

/** Short things in one line with a point between; none at the end or beginning of a line. '' and null have no place. */
export function Dotted({ parts, className = '' }: Props) {
  return (
    <p className={`dotted ${className}`}>
      {parts.map((part, index) =>
        part === '' || part === null ? null : (
          // Parts are what they are by their place.
          // eslint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            <span>{part}</span>{' '}
          </Fragment>
        ),
      )}
    </p>
  )
}
