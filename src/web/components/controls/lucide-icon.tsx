import { createElement, type SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Makes an icon of the drawings of lucide-react. The build puts this in the place of the library's own function, which
 * adds 1 kB to every first visit and classes to every icon.
 */
export default function createLucideIcon({ node }: IconData) {
  return (props: IconProps) => draw(node, props)
}

const draw = (node: IconData['node'], { size = 24, ...attributes }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...attributes}
  >
    {node.map(([tag, drawing]) => createElement(tag, drawing))}
  </svg>
)
