import { Link } from '@tanstack/react-router'

/** In the middle of a sentence. */
export function WriteToUs() {
  return <Link to="/contact">write to us</Link>
}
