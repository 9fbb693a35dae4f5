const done = new WeakSet<CSSStyleSheet>()

/**
 * Chrome before 84 and Safari before 14.1 have no gaps in flex boxes. There, the parts of each box that has a gap get a
 * margin. Called again when styles may have come.
 */
export function fillGaps(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet) || knowsGaps()) continue
    done.add(sheet)
    fill(sheet)
  }
}

let known: boolean | undefined
function knowsGaps(): boolean {
  if (known !== undefined) return known
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;display:flex;flex-direction:column;row-gap:1px'
  box.append(document.createElement('i'), document.createElement('i'))
  document.body.append(box)
  known = box.offsetHeight === 1
  box.remove()
  return known
}

/** The new rule stands right after the box's own, so that later rules about its parts still win. */
function fill(list: CSSStyleSheet | CSSMediaRule): void {
  for (let place = list.cssRules.length - 1; place >= 0; place--) {
    const rule = list.cssRules[place]
    if (rule instanceof CSSMediaRule) fill(rule)
    if (!(rule instanceof CSSStyleRule) || !rule.style.display.includes('flex')) continue
    const { flexDirection, columnGap, rowGap } = rule.style
    const isColumn = flexDirection.startsWith('column')
    const gap = isColumn ? rowGap : columnGap
    const parts = rule.selectorText.split(',').map((one) => `${one}>*+*`)
    if (gap) list.insertRule(`${parts.join()}{margin-${isColumn ? 'top' : 'left'}:${gap}}`, place + 1)
  }
}
