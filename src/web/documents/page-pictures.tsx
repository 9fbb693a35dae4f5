type PagePicturesProps = {
  /** The number of pages that can be shown, and the pixels of the first. */
  shape: { pages: number; width: number; height: number }
  srcOf: (page: number) => string
  /** Added to the text alternative `Page 1 of 2`. */
  about: string
}

/** The pages of a document as pictures, each loaded when it comes into view. */
export function PagePictures({ shape: { pages, width, height }, srcOf, about }: PagePicturesProps) {
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <img
      key={page}
      className="h-auto w-full border border-line bg-paper"
      src={srcOf(page)}
      width={width}
      height={height}
      loading="lazy"
      alt={`Page ${page} of ${pages}${about}`}
    />
  ))
}
