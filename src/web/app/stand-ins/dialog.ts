/** The open dialogs, the last one on top, each with the element that had the focus before it. */
const opened: { dialog: HTMLElement; before: Element | null }[] = []

const STYLE = [
  'dialog:not([open]){display:none}',
  'dialog{position:fixed;top:0;right:0;bottom:0;left:0;z-index:9;overflow:auto;height:-moz-fit-content;height:fit-content}',
  // A shade that is part of the dialog, so that a click on it is a click on the dialog, as on a backdrop.
  'dialog::before{content:"";position:fixed;top:0;right:0;bottom:0;left:0;z-index:-1;background:rgba(0,0,0,.5)}',
  'dialog>*{background:inherit}',
]

/** Members of `<dialog>` for Safari before 15.4 and Firefox before 98, which take it for an unknown element. */
export const DIALOG = onElement({
  // Preact listens to the events of an element only if it has these.
  oncancel: null,
  onclose: null,
  get open() {
    return this.hasAttribute('open')
  },
  showModal() {
    if (opened.length === 0) prepare()
    opened.push({ dialog: this, before: document.activeElement })
    this.setAttribute('open', '')
  },
  close() {
    const place = opened.findIndex(({ dialog }) => dialog === this)
    const [closed] = place < 0 ? [] : opened.splice(place, 1)
    this.removeAttribute('open')
    if (closed?.before instanceof HTMLElement) closed.before.focus()
    this.dispatchEvent(new Event('close'))
  },
})

function onElement<T extends object>(members: T & ThisType<HTMLElement>): T {
  return members
}

const top = () => opened[opened.length - 1]?.dialog

let isPrepared = false
function prepare(): void {
  if (isPrepared) return
  isPrepared = true
  const [sheet] = document.styleSheets
  for (const rule of STYLE) sheet?.insertRule(rule)
  addEventListener('keydown', ({ key }) => {
    const dialog = key === 'Escape' ? top() : undefined
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) DIALOG.close.call(dialog)
  })
  document.addEventListener('focusin', ({ target }) => {
    const dialog = top()
    if (dialog && target instanceof Node && !dialog.contains(target))
      dialog.querySelector<HTMLElement>('h2, button')?.focus()
  })
}
