type DemoPictureProps = {
  /** Of public/demo, where scripts/demo-pictures.ts writes it. */
  name: 'search' | 'cv' | 'job' | 'applications' | 'jobs' | 'dashboard'
  /** What is to be seen on it. */
  alt: string
}

/** A screen of the product, as wide as the reader's: loaded when it comes near. */
export function DemoPicture({ name, alt }: DemoPictureProps) {
  return (
    <picture>
      <source media="(min-width: 640px)" srcSet={`/demo/${name}-desk.webp`} width={640} height={400} />
      <img
        src={`/demo/${name}-phone.webp`}
        width={360}
        height={600}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="card my-2 h-auto w-full p-0"
      />
    </picture>
  )
}
